/** The measures that walls, rooms and ground share, in meters. */
export const frame = {
  width: 11,
  depth: 2.8,
  wall: 0.2,
  slab: 0.2,
  /** The middle of the wall between left and right rooms, and the end of the basement below them. */
  middle: 6.6,
  cellarEnd: 7,
  /** The pit of the pump: its sides in the floor of the basement, and its own floor. */
  sump: [5.6, 6.3],
  pit: -2.85,
  /** Heights of the floors. */
  cellar: -2.4,
  crawl: -0.9,
  ground: 0.35,
  upper: 2.95,
  attic: 5.55,
  ridge: 8.7,
  /** How far the roof reaches over the walls. */
  eaves: 0.5,
} as const
