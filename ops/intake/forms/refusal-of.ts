import type { JobForm } from '#domain/packets/job-forms.ts'
import { paperStatus } from '#domain/packets/paper-status.ts'
import type { PaperSignature } from '#domain/submissions/paper-signature.ts'

/** The refusal to sign the newest paper of a form; null where it was signed, or there is none. */
export function refusalOf({ latest, signers }: JobForm): PaperSignature | null {
  if (!latest || paperStatus(latest, signers) !== 'declined') return null
  const isNeeded = (field: string) => signers.some((each) => each.field === field && each.is_needed)
  return latest.signatures.find(({ field, way }) => way === 'declined' && isNeeded(field)) ?? null
}
