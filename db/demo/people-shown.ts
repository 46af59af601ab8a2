import { createHash } from 'node:crypto'
import type { World } from '#platform/world.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { changeCompany, getCompany } from '#domain/company/company.server.ts'
import { storeCompanyPicture } from '#domain/company/company-pictures.server.ts'
import type { PersonFact } from '#domain/company/people.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { drawnPeople } from '#look/people/draw-people.ts'

type Told = Pick<PersonFact, 'place' | 'name' | 'role' | 'sentence' | 'alt'>

/** The people of the demo, drawn: no stock photo stands in for someone who does not exist. */
const told: readonly Told[] = [
  {
    place: 'founder',
    name: 'Dana Heron',
    role: 'Founder, US Army veteran',
    sentence: 'Started Mission Restore in 2017.',
    alt: 'Drawing of a woman with short white hair, in a khaki work shirt with a star',
  },
  {
    place: 'dispatcher',
    name: 'Marcus Wren',
    role: 'Dispatcher',
    sentence: 'The voice you hear at 2 a.m.',
    alt: 'Drawing of a bearded man with a headset, smiling',
  },
  {
    place: 'crew',
    name: 'Theo Bittern and Ivy Starling',
    role: 'Lead technician and technician',
    sentence: 'They set up the machines and read the meters. Ask them anything.',
    alt: 'Drawing of a man with safety goggles on his forehead and a woman with a cap, both in work shirts',
  },
  {
    place: 'truck',
    name: 'Truck 2',
    role: 'Ready to leave at any hour',
    sentence: 'Carries pumps, air movers and dehumidifiers for a flooded basement.',
    alt: 'Drawing of a white box truck with a gold stripe and three ridges as its sign',
  },
]

/** What the demo promises, and who stands for it. */
export async function showPeople(world: World, manager: Allowed<'config.company'>): Promise<void> {
  const { default: sharp } = await import('sharp')
  const consent_on = daysLater(companyDay(world.now()), -1)
  const people: PersonFact[] = []
  for (const one of told) {
    const drawing = await sharp(Buffer.from(drawnPeople[one.place]())).png().toBuffer()
    const picture = createHash('sha256').update(drawing).digest('hex')
    await receivePhoto(world, { sha256: picture, bytes: drawing })
    await storeCompanyPicture(world, manager, picture)
    people.push({ ...one, picture, is_drawing: true, consent_on })
  }
  const { revision, ...facts } = await getCompany(world)
  const rating = facts.rating && {
    ...facts.rating,
    source: 'Sample figure for this demo',
    as_of: companyDay(world.now()),
  }
  const changed = { ...facts, call_back_minutes: 15, people, rating }
  await changeCompany(world, manager, { facts: changed, revision })
}
