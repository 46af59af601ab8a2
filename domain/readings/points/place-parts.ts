/**
 * What a technician with gloves says of where exactly a point is, by one tap each: the surface, the spot on it, and how high. A place is
 * these parts in one line, in English as it is stored, beside whatever was typed.
 */
export const placeParts = {
  surface: ['North wall', 'East wall', 'South wall', 'West wall', 'Ceiling', 'Floor'],
  spot: ['corner', 'center', 'at the door', 'under the window'],
  height: ['6 in from the floor', '2 ft from the floor', '4 ft from the floor'],
} as const
type Group = keyof typeof placeParts
export type PlacePart = (typeof placeParts)[Group][number]
export type PartNames = Readonly<Record<PlacePart, string>>

const groups = ['surface', 'spot', 'height'] as const satisfies readonly Group[]
const all: readonly PlacePart[] = groups.flatMap((group) => placeParts[group])

/** Adds a part, in the place of another one of its kind; one that is there is taken out. What was typed stays. */
export function togglePart(place: string, part: PlacePart, names: PartNames): string {
  const parts = partsOf(place, names)
  const group = groups.find((each) => isIn(each, part))
  const others = parts.filter(({ known }) => !known || !group || !isIn(group, known))
  const isThere = parts.some(({ known }) => known === part)
  const next = isThere ? others : [...others, { said: names[part], known: part }]
  const line = next
    .toSorted((one, other) => rank(one.known) - rank(other.known))
    .map(({ said }) => said)
    .join(', ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`
}

export function hasPart(place: string, part: PlacePart, names: PartNames): boolean {
  return partsOf(place, names).some(({ known }) => known === part)
}

/** A place with the parts that stand in it said by other names: those of a language, or the English ones as it is stored. */
export function renamedPlace(place: string, from: PartNames, to: PartNames): string {
  return partsOf(place, from)
    .map(({ said, known }) => (known ? to[known] : said))
    .join(', ')
}

function partsOf(place: string, names: PartNames) {
  return place
    .split(/,\s+/)
    .map((said) => said.trim())
    .filter((said) => said !== '')
    .map((said) => ({ said, known: all.find((part) => isSame(names[part], said)) ?? null }))
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

function isIn(group: Group, part: PlacePart) {
  return placeParts[group].some((each) => each === part)
}

/** The height comes last: "North wall, sink cabinet, 2 ft from the floor". */
function rank(part: PlacePart | null) {
  if (part === null) return 2
  return isIn('surface', part) ? 0 : isIn('spot', part) ? 1 : 3
}
