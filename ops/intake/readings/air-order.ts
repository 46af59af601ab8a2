import type { AirStation } from '#domain/readings/stations/station.ts'

/**
 * Where the air is measured, in the order in which it is walked: outside of the rooms of the walk first, then room by room as its points
 * are, and both ends of a machine beside each other. Within a room it stays as it was set up.
 */
export function inWalkingOrder(stations: readonly AirStation[], rooms: readonly string[]): AirStation[] {
  const places = stations.map((station, at) => {
    // A machine stands in one place, whatever was typed at its other end.
    const first = stations.find((each) => isSameUnit(each, station)) ?? station
    const area = areaOf(first)
    return {
      station,
      keys: [
        roomOf(first, stations, rooms),
        stations.findIndex((each) => areaOf(each) === area),
        stations.indexOf(first),
        station.kind === 'dehumidifier_out' ? 1 : 0,
        at,
      ],
    }
  })
  return places.toSorted((one, other) => byKeys(one.keys, other.keys)).map(({ station }) => station)
}

function isSameUnit(one: AirStation, other: AirStation) {
  return one.id === other.id || (one.unit_number !== null && one.unit_number === other.unit_number)
}

function areaOf({ chamber_id, room_id }: AirStation) {
  return chamber_id ?? room_id
}

/** Its place among the rooms in which points are read; a chamber is where the first of its rooms is. -1: in none of them. */
function roomOf(station: AirStation, stations: readonly AirStation[], rooms: readonly string[]) {
  const there = stations.filter((each) => areaOf(station) !== null && areaOf(each) === areaOf(station))
  const known = there.map(({ room_id }) => rooms.indexOf(room_id ?? '')).filter((at) => at >= 0)
  return known.length > 0 ? Math.min(...known) : -1
}

function byKeys(one: readonly number[], other: readonly number[]) {
  const differs = one.findIndex((key, at) => key !== other[at])
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}
