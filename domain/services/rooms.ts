import type { RuleId } from '#domain/safety/rules.ts'
import type { ServiceSlug } from './services.ts'

type Room = {
  readonly key: string
  readonly name: string
  readonly service: ServiceSlug
  /** What goes wrong there, and how it shows. */
  readonly trouble: string
  /** Where that tells people to do something. */
  readonly rules?: readonly RuleId[]
}

/** The parts of a house, from the top down, each with the work that it most often calls for. Every service has one. */
export const rooms = [
  {
    key: 'roof',
    name: 'Roof',
    service: 'water-damage',
    trouble:
      'Wind lifts shingles, and ice pushes water under them. You may see a stain on the ceiling below.',
  },
  {
    key: 'attic',
    name: 'Attic',
    service: 'mold-remediation',
    trouble: 'Warm, damp air meets cold wood. You may see dark spots or smell something musty.',
  },
  {
    key: 'bedroom',
    name: 'Bedroom',
    service: 'trauma-cleanup',
    trouble:
      'We clean up after a death or an injury, here or in any other room. You don’t have to go back in.',
  },
  {
    key: 'bathroom',
    name: 'Bathroom',
    service: 'water-damage',
    trouble: 'A tub overflows, or a supply line breaks. If the ceiling below sags, stay out from under it.',
    rules: ['no-load-above'],
  },
  {
    key: 'living',
    name: 'Living room',
    service: 'fire-damage',
    trouble: 'After a fire in the chimney or the room, smoke and soot settle in other rooms too.',
  },
  {
    key: 'kitchen',
    name: 'Kitchen',
    service: 'fire-damage',
    trouble: 'A fire on the stove leaves a greasy film, often far from the flames.',
  },
  {
    key: 'basement',
    name: 'Basement',
    service: 'basement-restoration',
    trouble: 'The sump pump stops, or water comes in through the wall or the floor.',
  },
  {
    key: 'crawl',
    name: 'Crawl space',
    service: 'basement-restoration',
    trouble:
      'The soil under the floor is wet. The floor above may smell musty or feel soft. Stay off soft spots, and stay out of the crawl space.',
    rules: ['doubtful-building', 'dirty-floodwater'],
  },
  {
    key: 'drain',
    name: 'Drain',
    service: 'basement-restoration',
    trouble: 'Water comes up from the floor drain. Treat it as sewage, and stay out of it.',
    rules: ['sewage'],
  },
] as const satisfies readonly Room[]

export type RoomKey = (typeof rooms)[number]['key']
