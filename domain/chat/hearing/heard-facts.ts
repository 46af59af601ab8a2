import { areas } from '#domain/areas/areas.ts'
import { roomNames } from '#domain/jobs/facts/choices.ts'
import { signsBy } from './asked-signs.ts'
import { placeOf, placesIn } from '../answers/named-places.ts'
import type { ChangedFacts } from '../facts/chat-facts.ts'
import { lossIn } from './heard-loss.ts'
import { nameIn } from './heard-name.ts'

/** What may be meant, and nobody said is so: staff takes it over with one tap, or does not. */
export type HeardFacts = Pick<ChangedFacts, 'name' | 'loss' | 'rooms' | 'town' | 'address'>

/** The facts that someone told in their own words, however they spell them. */
export function factsHeardIn(text: string): HeardFacts {
  const loss = lossIn(text)?.loss
  const rooms = roomsIn(text)
  const town = townIn(text)
  const address = addressIn(text)
  const name = nameIn(text)
  return {
    ...(name && { name }),
    ...(loss && { loss }),
    ...(rooms.length > 0 && { rooms }),
    ...(town && { town }),
    ...(address && { address }),
  }
}

/** Each room with its words in both languages. */
const { signsIn, pattern } = signsBy(`
kitchen: kitchen kitchens kithcen kitchin cocina
dining: dining
comedor: comedor
living: living
sala: sala
bath: bath bathroom bathrooms bano banos
hall: hall hallway pasillo
bedroom: bedroom bedrooms recamara recamaras habitacion
laundry: laundry lavanderia
upstairs: upstairs arriba
garage: garage garaje cochera
basement: basement cellar sotano
room: room rooms rm
`)

const roomsBySign: Readonly<Record<(typeof roomNames)[number], RegExp>> = {
  Kitchen: pattern('kitchen'),
  'Dining room': pattern('dining room | comedor'),
  'Living room': pattern('living room | sala'),
  Bath: pattern('bath'),
  Hall: pattern('hall'),
  Bedroom: pattern('bedroom'),
  Laundry: pattern('laundry'),
  Upstairs: pattern('upstairs'),
  Garage: pattern('garage'),
  Basement: pattern('basement'),
}

function roomsIn(text: string) {
  const heard = signsIn(text)
  return roomNames.filter((room) => roomsBySign[room].test(heard))
}

const places = areas.filter(({ kind }) => kind !== 'county').map(({ name }) => placeOf(name))

/** The town that is named; of several no one knows which is meant. */
function townIn(text: string) {
  const found = placesIn(text, places)
  // "New Brighton" names Brighton too.
  const most = Math.max(0, ...found.map(({ words }) => words.length))
  const [town, ...others] = found.filter(({ words }) => words.length === most)
  return town && others.length === 0 ? town.place : undefined
}

const street =
  'street|st|avenue|ave|av|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|pl|circle|cir|terrace|ter|pike|highway|hwy|route|rt'
const address = new RegExp(`(?<![\\d-])\\d{1,6} (?:[\\p{L}\\d.']+ ){1,4}?(?:${street})(?![\\p{L}\\d])`, 'iu')

/** A number, a street, and what kind of street it is: "212 elm st". */
function addressIn(text: string) {
  return address.exec(text.replace(/\s+/g, ' '))?.[0]
}
