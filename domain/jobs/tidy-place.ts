import { placeEnds } from './place-ends.ts'
import { splitTown, type PlaceFacts } from './place-text.ts'

type Typed = { [name in keyof PlaceFacts]?: string | undefined }

/**
 * The same place with each part where it belongs: people type "Beaver Falls, PA" as the town, and a whole address as the street. What
 * says something else than the state or the ZIP code that is known stays as it was typed.
 */
export function tidyPlace(typed: Typed): PlaceFacts {
  const { street, town, hasPlace, state, zip } = placeEnds(typed)
  const split = hasPlace ? withoutTown(street, town) : { address: street }
  return withoutEmpty({ address: split.address, town: town || split.town, state, zip })
}

/** A town that stands in the street, too, is said once. */
function withoutTown(text: string, town: string): { address: string; town?: string } {
  const split = splitTown(text)
  const isSame = town === '' || split.town.toLowerCase() === town.toLowerCase()
  return split.address && split.town && isSame ? split : { address: text }
}

function withoutEmpty(place: Typed): PlaceFacts {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value))
}
