import { splitTown, type PlaceFacts } from './place-text.ts'

/**
 * The same place with each part where it belongs: people type "Beaver Falls, PA" as the town, and a whole address as the street. What
 * says something else than the state or the ZIP code that is known stays as it was typed.
 */
export function tidyPlace({ address, town, state, zip }: Typed): PlaceFacts {
  const ofTown = endOf(town, { state, zip })
  const ofStreet = endOf(address, { state: state || ofTown.state, zip: zip || ofTown.zip })
  const street = ofStreet.isFound ? withoutTown(ofStreet.rest, ofTown.rest) : { address: ofStreet.rest }
  return withoutEmpty({
    address: street.address,
    town: ofTown.rest || street.town,
    state: state || ofTown.state || ofStreet.state,
    zip: zip || ofTown.zip || ofStreet.zip,
  })
}

type Typed = { [name in keyof PlaceFacts]?: string | undefined }
type Known = Pick<Typed, 'state' | 'zip'>

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

/** A town that stands in the street, too, is said once. */
function withoutTown(text: string, town: string): { address: string; town?: string } {
  const split = splitTown(text)
  const isSame = town === '' || split.town.toLowerCase() === town.toLowerCase()
  return split.address && split.town && isSame ? split : { address: text }
}

function withoutEmpty(place: Typed): PlaceFacts {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value))
}
