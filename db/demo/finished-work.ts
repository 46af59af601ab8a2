import type { Drying, Project } from '#domain/projects/project.ts'
import type { Scene } from './scenes.ts'

/** A finished job of the demo; its pictures are drawn, and its consent is nobody's. */
export type FinishedWork = Pick<
  Project,
  'slug' | 'service' | 'area' | 'property' | 'cause' | 'equipment' | 'drying' | 'lesson'
> & {
  readonly daysAgo: number
  readonly scene: Scene
  /** What someone who cannot see the pictures is told. */
  readonly before: string
  readonly after: string
}

const movers = (count: number) => ({ label: count === 1 ? 'Air mover' : 'Air movers', count })
const dryers = (count: number) => ({ label: count === 1 ? 'Dehumidifier' : 'Dehumidifiers', count })
const scrubbers = (count: number) => ({ label: count === 1 ? 'Air scrubber' : 'Air scrubbers', count })

export const finishedWork: readonly FinishedWork[] = [
  {
    slug: 'demo-supply-line-hubbard',
    service: 'water-damage',
    area: 'hubbard-oh',
    property: 'house',
    daysAgo: 41,
    cause: 'Supply line burst behind a bathroom wall',
    equipment: [movers(6), dryers(1)],
    drying: curve('Wall framing', 'percent', [29, 24, 19, 15, 12]),
    lesson:
      'The main valve was behind stored paint cans. Keep a clear path to it, and show everyone at home where it is.',
    scene: 'burst-pipe',
    before: 'An open wall with a burst pipe between the studs, spraying water.',
    after: 'The same wall closed and painted, with a dry floor below it.',
  },
  {
    slug: 'demo-sump-pump-struthers',
    service: 'basement-restoration',
    area: 'struthers-oh',
    property: 'house',
    daysAgo: 78,
    cause: 'Sump pump failed in a night of rain',
    equipment: [movers(8), dryers(2)],
    drying: curve('Block wall', 'points', [74, 61, 48, 37, 27, 20]),
    lesson: 'A pump can hum and still move no water. Test it on a dry day, the way our basement page shows.',
    scene: 'sump-pit',
    before: 'A sump pit that has run over, with water around it on the basement floor.',
    after: 'The same pit with its pump, and a dry floor around it.',
  },
  {
    slug: 'demo-stove-fire-youngstown',
    service: 'fire-damage',
    area: 'youngstown-oh',
    property: 'apartment',
    daysAgo: 120,
    cause: 'Grease fire on a kitchen stove',
    equipment: [scrubbers(2)],
    drying: null,
    lesson:
      'Soot went farther than the flames, into a closet two rooms away. Wiping smears it, so leave it alone until we’ve looked at it.',
    scene: 'kitchen-soot',
    before: 'A kitchen with black soot on the hood, the wall and the cabinets.',
    after: 'The same kitchen, clean, with the stove and the hood in place.',
  },
  {
    slug: 'demo-water-heater-east-palestine',
    service: 'water-damage',
    area: 'east-palestine-oh',
    property: 'business',
    daysAgo: 199,
    cause: 'Water heater split in a back room',
    equipment: [movers(4), dryers(1)],
    drying: curve('Drywall', 'percent', [22, 17, 13, 10]),
    lesson:
      'Stock on the floor was lost, but stock on pallets was fine. A few inches of height made the difference.',
    scene: 'water-heater',
    before: 'A water heater leaking at its side, with a pool on the floor.',
    after: 'A water heater on the same spot, and a dry floor.',
  },
  {
    slug: 'demo-mold-new-castle',
    service: 'mold-remediation',
    area: 'new-castle-pa',
    property: 'house',
    daysAgo: 262,
    cause: 'Mold in a cold corner behind a dresser',
    equipment: [scrubbers(1), dryers(1)],
    drying: null,
    lesson:
      'The corner was cold, and no air moved behind the dresser. Leave a few inches behind furniture on an outside wall, so that air can move.',
    scene: 'mold-corner',
    before: 'A corner of a room with dark spots of mold above the baseboard.',
    after: 'The same corner with clean walls.',
  },
  {
    slug: 'demo-tub-beaver-falls',
    service: 'water-damage',
    area: 'beaver-falls-pa',
    property: 'apartment',
    daysAgo: 341,
    cause: 'Tub ran over on the floor above',
    equipment: [movers(3), dryers(1)],
    drying: curve('Ceiling joists', 'percent', [25, 21, 17, 15, 13]),
    lesson: 'The stain was the smallest part. The meter found wet wood two feet beyond its edge.',
    scene: 'ceiling-stain',
    before: 'A ceiling with a wide brown stain, and drops falling from it.',
    after: 'The same ceiling, white and dry.',
  },
  {
    slug: 'demo-sink-boardman',
    service: 'water-damage',
    area: 'boardman-oh',
    property: 'public',
    daysAgo: 437,
    cause: 'Sink ran through a long weekend',
    equipment: [movers(12), dryers(3)],
    drying: curve('Concrete under carpet', 'points', [66, 58, 47, 36, 26, 18]),
    lesson: 'The carpet felt dry a day before the concrete was. Go by the meter, not by touch.',
    scene: 'wet-carpet',
    before: 'A carpet with a large dark wet patch, and a wet towel on it.',
    after: 'The same carpet, dry and even in color.',
  },
  {
    slug: 'demo-window-well-lisbon',
    service: 'basement-restoration',
    area: 'lisbon-oh',
    property: 'house',
    daysAgo: 575,
    cause: 'Rain came in through a window well',
    equipment: [movers(9), dryers(3), scrubbers(1)],
    drying: curve('Sill plate', 'percent', [34, 30, 26, 22, 19, 16, 14]),
    lesson: 'Water from the yard is dirty, so we took out everything it soaked before we turned on a fan.',
    scene: 'flooded-basement',
    before: 'A basement under two feet of water, with boxes standing in it.',
    after: 'The same basement, empty, with a dry floor.',
  },
]

/** One reading a day; the last is the dry standard. */
function curve(material: string, unit: Drying['unit'], values: readonly number[]): Drying {
  const readings = values.map((value, day) => ({ day, value }))
  return { material, unit, dry_standard: values.at(-1) ?? 0, readings }
}
