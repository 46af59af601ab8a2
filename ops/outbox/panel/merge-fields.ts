/** The fields of a record that two people can change, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** A record as this device and as the server has it. `base` is what the change here was made from, null where that is not known. */
export type Sides = { base: Fields | null; mine: Fields; theirs: Fields }

export const sides = ['mine', 'theirs'] as const
export type Side = (typeof sides)[number]
export type Choice = Side | 'both'
export type Choices = Readonly<Record<string, Choice>>

/** A field that is not the same on both sides. `changedBy` is `both` too where nobody knows what it was before. */
export type Difference = { name: string; changedBy: Choice }

/** Every field that differs, in the order of the record. */
export function differencesOf({ base, mine, theirs }: Sides): Difference[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name,
      changedBy: base ? changedBy(base[name], mine[name], theirs[name]) : 'both',
    }))
}

/** What only one of the two changed is as they have it; the person chooses the rest. */
export function firstChoices(differences: readonly Difference[]): Choices {
  const clear = differences.filter((each) => each.changedBy !== 'both')
  return Object.fromEntries(clear.map((each) => [each.name, each.changedBy]))
}

/** The record as it was chosen. `open` are the fields that nobody has chosen yet: they are as the server has them. */
export function mergeFields(both: Sides, choices: Choices) {
  const { mine, theirs } = both
  const differences = differencesOf(both)
  const chosen = differences.map(({ name }) => {
    return [name, choices[name] === 'mine' ? mine[name] : theirs[name]]
  })
  const merged: Fields = { ...theirs, ...Object.fromEntries(chosen) }
  return { merged, open: differences.filter(({ name }) => !choices[name]).map(({ name }) => name) }
}

export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
}

function changedBy(was: unknown, mine: unknown, theirs: unknown): Choice {
  if (isSame(was, theirs)) return 'mine'
  return isSame(was, mine) ? 'theirs' : 'both'
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
