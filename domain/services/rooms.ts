import type { ServiceSlug } from './services.ts'

type Room = {
  readonly key: string
  readonly name: string
  readonly service: ServiceSlug
  /** What goes wrong there, and how it shows. */
  readonly trouble: string
}

/** The parts of a house, from the top down, each with the work that it most often calls for. Every service has one. */
export const rooms = [
  {
    key: 'roof',
    name: 'Roof',
    service: 'water-damage',
    trouble: 'Wind lifts shingles, and ice pushes water under them. The stain shows a floor below.',
  },
  {
    key: 'attic',
    name: 'Attic',
    service: 'mold-remediation',
    trouble: 'Warm, damp air meets cold boards. Dark spots on the wood, or a musty smell.',
  },
  {
    key: 'bedroom',
    name: 'Bedroom',
    service: 'trauma-cleanup',
    trouble: 'After a death or an injury, here or in any other room. You need not go back in.',
  },
  {
    key: 'bathroom',
    name: 'Bathroom',
    service: 'water-damage',
    trouble: 'A tub that ran over, a supply line that let go. Look at the ceiling below.',
  },
  {
    key: 'living',
    name: 'Living room',
    service: 'fire-damage',
    trouble: 'A fire in the chimney. Smoke and soot settle in rooms that never burned.',
  },
  {
    key: 'kitchen',
    name: 'Kitchen',
    service: 'fire-damage',
    trouble: 'A fire on the stove. The greasy film it leaves reaches further than the flame.',
  },
  {
    key: 'basement',
    name: 'Basement',
    service: 'basement-restoration',
    trouble: 'The sump pump stopped, or water came through the wall or the floor.',
  },
  {
    key: 'crawl',
    name: 'Crawl space',
    service: 'basement-restoration',
    trouble: 'Wet soil under the floor: soft boards above it, a smell that comes and goes.',
  },
  {
    key: 'drain',
    name: 'Drain',
    service: 'basement-restoration',
    trouble: 'Water that comes up instead of going down. Treat it as sewage.',
  },
] as const satisfies readonly Room[]

export type RoomKey = (typeof rooms)[number]['key']
