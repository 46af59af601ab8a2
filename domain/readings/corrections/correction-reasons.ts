/** The usual reasons of a correction. They are stored by these keys, others as they were typed. */
export const correctionReasons = ['typed_wrong', 'wrong_point', 'wrong_meter'] as const
export type CorrectionReason = (typeof correctionReasons)[number]

/** As the office reads them. */
export const reasonNames: ReasonNames = {
  typed_wrong: 'Typed wrong',
  wrong_point: 'Wrong point',
  wrong_meter: 'Wrong meter or scale',
}

export type ReasonNames = Readonly<Record<CorrectionReason, string>>

/** A reason as it is read: a usual one by its name in the language of the reader. */
export function reasonWords(stored: string, names: ReasonNames): string {
  const usual = correctionReasons.find((key) => key === stored)
  return usual ? names[usual] : stored
}

/** A reason as it is stored, from what stands in the form. */
export function storedReason(typed: string, names: ReasonNames): string {
  return correctionReasons.find((key) => names[key] === typed) ?? typed
}
