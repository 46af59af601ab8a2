/** Who goes once a visit is placed with a person: they take the place of `instead`, or of the first one; who goes already stays. */
export function crewWith(
  person: string | null,
  { people, instead }: { people: readonly string[]; instead: string | null },
): string[] {
  if (person === null || people.includes(person)) return [...people]
  const replaced = instead !== null && people.includes(instead) ? instead : people[0]
  return replaced === undefined ? [person] : people.map((each) => (each === replaced ? person : each))
}
