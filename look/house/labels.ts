import { rooms, type RoomKey } from '#domain/services/rooms.ts'
import { onSheet, slant, type Spot } from './axonometry.ts'
import { frame } from './frame.ts'

const { middle, cellarEnd, cellar, crawl, ground, upper, attic, wall } = frame
const [left, right] = [wall + 0.45, middle + 0.55]

/** Where the number of each room stands: on the floor in front, or on the thing itself. */
const places: Readonly<Record<RoomKey, Spot>> = {
  roof: [8.6, 1.2, 7.02],
  attic: [2.2, 0, attic + 0.32],
  bedroom: [left, 0, upper + 0.32],
  bathroom: [right + 1.25, 0, upper + 0.32],
  living: [left, 0, ground + 0.32],
  kitchen: [right + 1.25, 0, ground + 0.32],
  basement: [left, 0, cellar + 0.32],
  crawl: [cellarEnd + 0.45, 0, crawl + 0.36],
  drain: [8.7, 0, cellar - 0.3],
}

/** A number and a name, written on the plane of the cut. */
export function label(key: RoomKey) {
  const [x, y] = onSheet(places[key])
  const number = numberOf(key)
  return (
    `<g class="label" transform="matrix(${slant.join(' ')} ${x} ${y})">` +
    `<circle r="27"/><text class="no" y="13">${number}</text> <text x="40" y="14">${rooms[number - 1]?.name}</text></g>`
  )
}

/** Rooms are counted from the top down, as in the list that goes with the picture. */
export function numberOf(key: RoomKey) {
  return rooms.findIndex((room) => room.key === key) + 1
}
