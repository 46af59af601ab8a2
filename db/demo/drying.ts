import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { ReadingFields } from '#domain/readings/reading.ts'
import { addPoint } from '#domain/readings/points/points.flow.ts'
import { addReading, closeVisit } from '#domain/readings/readings.flow.ts'
import { addStation } from '#domain/readings/stations/stations.flow.ts'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { allow } from '#domain/roles/allowed.ts'
import { addRoom } from '#domain/rooms/rooms.flow.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Deed, OfJob } from './deed.ts'
import { rollId } from './dice.ts'
import type { Goer } from './people.ts'
import { dryRoom, type DemoLoss } from './loss.ts'

/** A visit of which the readings are told: which of the job, and when someone was there. */
export type ReadAt = { visit_id: string; arrived: Date; goes: Goer }

/** The rooms are typed at the first visit and the points numbered there; each visit reads them all and is closed. */
export function tellOfDrying(
  { chambers, rooms, points, stations }: DemoLoss,
  visits: readonly ReadAt[],
  { job_id, dice }: OfJob,
): Deed[] {
  const [first] = visits
  if (!first) return []
  const id = () => rollId(dice, first.arrived)
  const ofRooms = new Map(rooms.map(({ key }) => [key, id()]))
  const ofChambers = new Map(Object.keys(chambers).map((key) => [key, id()]))
  const ofPoints = points.map(id)
  const ofStations = stations.map(id)
  const chamberOf = (key: string) => {
    const chamber = chambers[key]
    if (!chamber) throw new Error(`There is no chamber ${key}.`)
    return { ...chamber, id: ofChambers.get(key) ?? '' }
  }
  const roomId = (key: string) => ofRooms.get(key) ?? ''

  async function setUp(world: World, person: SignedIn) {
    const to = { job_id, at: undefined, sentAt: world.now() }
    for (const { key, chamber, fields } of rooms) {
      const of = chamber === null ? null : chamberOf(chamber)
      await addRoom(world, allow(person, 'rooms.edit'), { ...fields, ...to, id: roomId(key), chamber: of })
    }
    const reader = allow(person, 'drying.addReading')
    for (const [nth, [room, place, material]] of points.entries()) {
      const is_reference = room === dryRoom
      const held = { ...meterUsed(), number: nth + 1, place, material, is_reference, room_id: roomId(room) }
      await addPoint(world, reader, { ...held, ...to, id: ofPoints[nth] ?? '' })
    }
    for (const [nth, { kind, place, chamber, unit = null }] of stations.entries()) {
      const chamber_id = chamber ? chamberOf(chamber).id : null
      const where = { kind, place, chamber_id, unit_number: unit, room_id: null }
      await addStation(world, reader, { ...where, ...to, id: ofStations[nth] ?? '' })
    }
  }

  async function read(world: World, person: SignedIn, { visit_id, ids, day }: OfVisit) {
    const reader = allow(person, 'drying.addReading')
    const [at, sentAt] = [world.now().toISOString(), world.now()]
    const fields = [
      ...points.map(([, , , read], nth) => ({ point_id: ofPoints[nth], value: read[day] })),
      ...stations.map(({ read: [degrees, percents] }, nth) => ({
        station_id: ofStations[nth],
        air: { fahrenheit: degrees[day], humidity: percents[day] },
      })),
    ]
    for (const [nth, each] of fields.entries()) {
      if ('value' in each && each.value === undefined) continue
      const sent = {
        id: ids[nth] ?? '',
        job_id,
        fields: ReadingFields.parse({ ...each, visit_id }),
        at,
        sentAt,
      }
      await addReading(world, reader, sent)
    }
  }

  return [
    { at: later(first.arrived, 2), act: (world, staff) => setUp(world, staff[first.goes]) },
    ...visits.flatMap(({ visit_id, arrived, goes }, day): Deed[] => {
      const ids = [...points, ...stations].map(() => rollId(dice, arrived))
      return [
        { at: later(arrived, 5), act: (world, staff) => read(world, staff[goes], { visit_id, ids, day }) },
        {
          at: later(arrived, 40),
          act: (world, staff) =>
            closeVisit(world, allow(staff[goes], 'drying.closeVisit'), {
              id: visit_id,
              at: undefined,
              sentAt: world.now(),
            }),
        },
      ]
    }),
  ]
}

type OfVisit = { visit_id: string; ids: readonly string[]; day: number }

function meterUsed() {
  const [meter] = firstDryingSetup.meters
  return { meter: meter?.name ?? '', scale: meter?.scales[0]?.name ?? '' }
}

function later(at: Date, minutes: number) {
  return new Date(at.getTime() + minutes * minute)
}
