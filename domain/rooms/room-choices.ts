/** What can be chosen of a room, in the order of the screen. Plain data: it travels to the portal without schemas. */
export const levels = ['basement', 'crawl', 'main', 'second', 'third', 'attic'] as const
export type Level = (typeof levels)[number]

export const chamberKinds = ['containment', 'open', 'cavity'] as const
export type ChamberKind = (typeof chamberKinds)[number]

/** The usual names. Any other can be typed. */
export const usualRooms = [
  'Kitchen',
  'Dining room',
  'Living room',
  'Family room',
  'Hall',
  'Bath',
  'Bedroom',
  'Closet',
  'Laundry',
  'Office',
  'Entry',
  'Stairs',
  'Garage',
  'Basement',
] as const
export type UsualRoom = (typeof usualRooms)[number]

/** Events tell a usual name alone: what a person typed is never in them. */
export function usualRoom(name: string): UsualRoom | undefined {
  return usualRooms.find((usual) => usual === name)
}
