import { notApplicable, type NotApplicable } from '#domain/drying/chart.ts'
import { deviationReasons, type DeviationReason } from '#domain/readings/deviations/deviation-choices.ts'

type Recommended = number | NotApplicable

function reasonName(reason: DeviationReason): string {
  return deviationReasons.find(({ value }) => value === reason)?.label ?? ''
}

/** Why more or less equipment stands somewhere than is recommended. */
export const enDeviation = {
  why: (placed: number, recommended: Recommended) =>
    recommended === notApplicable
      ? `Why ${placed}, where the chart has no figure?`
      : `Why ${placed} and not ${recommended}?`,
  noFigure: 'The chart has no figure for it',
  reason: reasonName,
  /** As it was given: what was typed says it alone, where none of the usual reasons does. */
  given: (reason: DeviationReason, note: string) =>
    reason === 'other' ? note : [reasonName(reason), note].filter(Boolean).join('. '),
  change: (place: string) => `Change the reason: ${place}`,
  explains: (placed: number, recommended: Recommended) =>
    recommended === notApplicable ? `For ${placed}` : `For ${placed} of ${recommended}`,
  choose: 'Reason',
  note: 'More about it',
  save: 'Save the reason',
  noReason: 'Choose a reason.',
  noNote: 'Write why. Words like “n/a” are no reason.',
  notGiven: 'No reason given yet',
}
export type DeviationWords = typeof enDeviation
