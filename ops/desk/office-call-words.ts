import type { OfficeReason } from '#domain/leads/visit-steps/visit-step.ts'
import type { Words } from '../words/en.ts'

type Told = { reason?: OfficeReason | null | undefined; detail?: string | undefined }

/** Why the office is needed: "Can’t get in. Nobody opens, and the lockbox is empty." Empty where nothing was told. */
export function officeCallWords(
  { reason, detail }: Told,
  { officeReason }: Pick<Words['choices'], 'officeReason'>,
) {
  return [reason && officeReason[reason], detail].filter(Boolean).join('. ')
}
