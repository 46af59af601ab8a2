export type FieldValue = string | number | boolean | readonly string[] | null | undefined
export type FieldValues = Readonly<Record<string, FieldValue>>

type Sides = {
  changes: FieldValues
  /** As the server has it now. */
  now: FieldValues
  /** What the change was made from, where that is known. */
  was: FieldValues | null
}

/** How a record would be after a change, and the fields that someone else changed meanwhile to something else: only these have to be decided. */
export function compareChange<Field extends string>(
  { changes, now, was }: Sides,
  fields: readonly Field[],
): { wanted: FieldValues; clashing: (Field | 'removed')[] } {
  // Who changed a field of it wanted it to be there: what someone else removed meanwhile is to be decided too.
  const wanted = { ...now, removed: was?.['removed'] ?? false, ...changes }
  const differs = (field: Field | 'removed') => {
    const [here, there] = [valueIn(wanted, field), valueIn(now, field)]
    return !isSame(here, there) && (was === null || !isSame(valueIn(was, field), there))
  }
  return { wanted, clashing: [...fields, 'removed' as const].filter(differs) }
}

type Compared = { changes: FieldValues; wanted: FieldValues; clashing: readonly string[] }

/** What is left of a change once the person decided each field of it. Null where nothing is. */
export function decidedChanges(
  { changes, wanted, clashing }: Compared,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): Record<string, FieldValue> | null {
  const given = new Set(clashing.filter((field) => chosen[field] === 'theirs'))
  const kept = Object.entries(changes).filter(([field]) => !given.has(field))
  // What they removed is put back where that is what this device wants.
  const back = chosen['removed'] === 'mine' ? { removed: wanted['removed'] } : {}
  const decided = { ...Object.fromEntries(kept), ...back }
  return Object.keys(decided).length === 0 ? null : decided
}

function isSame(a: FieldValue, b: FieldValue) {
  return Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b
}

function valueIn(values: FieldValues, field: string) {
  return values[field]
}
