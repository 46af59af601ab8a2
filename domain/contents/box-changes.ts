import { boxFields, BoxFields, type BoxChanges, type BoxField } from './box.ts'

/** A box after a change, what is not named in it as before. */
export function boxAfter(before: BoxFields, changes: BoxChanges): BoxFields {
  return BoxFields.parse({ ...before, ...changes })
}

/** The fields that differ. */
export function changedBoxFields(before: BoxFields, after: BoxFields): BoxField[] {
  return boxFields.filter((field) => before[field] !== after[field])
}

/** The number above the highest, those of removed boxes among them: what is written on a box stays its own. */
export function nextBoxNumber(boxes: readonly Pick<BoxFields, 'number'>[]): number {
  return Math.max(0, ...boxes.map(({ number }) => number)) + 1
}
