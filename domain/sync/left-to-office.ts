/**
 * What taking over a sync problem adds nothing of, so the office enters it: a request may have another status by now, a job another
 * stage, an access code is told to no one, and a filled form is its sender’s. The type holds the switch of `decide.flow.ts` and the words of screens to the same kinds.
 */
const leftToOffice = ['move', 'access_code', 'job_stage', 'job_side', 'submission'] as const
export type LeftToOffice = (typeof leftToOffice)[number]

export function isLeftToOffice<Given extends { kind: string }>(
  write: Given,
): write is Extract<Given, { kind: LeftToOffice }> {
  return leftToOffice.some((kind) => kind === write.kind)
}
