type Typed = Partial<Record<'address' | 'town' | 'state' | 'zip', string | undefined>>
type Known = Pick<Typed, 'state' | 'zip'>

/** The parts of a place without a state or ZIP code at the end of its street and town, and those, each once. */
export function placeEnds({ address, town, state, zip }: Typed) {
  const ofTown = endOf(town, { state, zip })
  const ofStreet = endOf(address, { state: state || ofTown.state, zip: zip || ofTown.zip })
  return {
    street: ofStreet.rest,
    town: ofTown.rest,
    state: state || ofTown.state || ofStreet.state,
    zip: zip || ofTown.zip || ofStreet.zip,
    /** The street said where it is, so that its town may stand in it, too. */
    hasPlace: ofStreet.isFound,
  }
}

/** The state and the ZIP code at the end of a text, where they don't contradict what is known. */
function endOf(text: string | undefined, known: Known) {
  const found = pattern.exec(text ?? '')?.groups
  const letters = (found?.['letters'] ?? found?.['word'] ?? '').toUpperCase()
  const [state, zip] = [names.get(letters) ?? letters, found?.['zip'] ?? '']
  const isSame = (one: string, other: string | undefined) => one === '' || !other || one === other
  const isFound = found !== undefined && isSame(state, known.state) && isSame(zip, known.zip)
  return isFound
    ? { rest: (found['rest'] ?? '').trim(), state, zip, isFound }
    : { rest: text ?? '', state: '', zip: '', isFound }
}

/** Behind a comma, or two capital letters behind a space: a street can be called Pennsylvania, and a number can be that of a road. */
const pattern =
  /^(?<rest>.*[^\s,])(?:\s*,\s*(?<word>OH|PA|Oh|Pa|oh|pa|Ohio|ohio|OHIO|Pennsylvania|pennsylvania|PENNSYLVANIA)|(?:\s*,\s*|\s+)(?<letters>OH|PA))(?:[\s,]+(?<zip>\d{5}(?:-\d{4})?))?[\s,]*$/
const names = new Map([
  ['OHIO', 'OH'],
  ['PENNSYLVANIA', 'PA'],
])
