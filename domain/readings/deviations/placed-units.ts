import type { DehumidifierKind } from '#domain/drying/chart.ts'
import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Need } from './deviation-choices.ts'
import type { UnitsThere } from '#domain/rooms/room-needs.ts'
import type { Room } from '#domain/rooms/room.ts'

const dehumidifierKinds: Partial<Record<EquipmentKind, DehumidifierKind>> = {
  dehumidifier_lgr: 'lgr',
  dehumidifier_conventional: 'conventional',
  dehumidifier_desiccant: 'desiccant',
}

/** The machines that count for each. */
export const kindsOfNeed: Readonly<Record<Need, readonly EquipmentKind[]>> = {
  air_movers: ['air_mover'],
  dehumidifiers: ['dehumidifier_lgr', 'dehumidifier_conventional', 'dehumidifier_desiccant'],
  air_filtration: ['air_scrubber'],
}

/** What of these kinds stands in these rooms now. */
export function hereIn(
  stays: readonly JobStay[],
  rooms: readonly Pick<Room, 'id'>[],
  kinds: readonly EquipmentKind[],
) {
  const here = new Set(rooms.map(({ id }) => id))
  return stays.filter(
    ({ kind, pulled_at, room_id }) =>
      kinds.includes(kind) && pulled_at === null && room_id !== null && here.has(room_id),
  )
}

/** What the dehumidifiers and air scrubbers in these rooms bring, as the catalog has it. */
export function unitsIn(stays: readonly JobStay[], rooms: readonly Pick<Room, 'id'>[]): UnitsThere {
  return {
    dehumidifiers: hereIn(stays, rooms, kindsOfNeed.dehumidifiers).flatMap(
      ({ kind: own, aham_pints, cfm }) => {
        const kind = dehumidifierKinds[own]
        return kind ? [{ kind, pints: aham_pints, cfm }] : []
      },
    ),
    scrubbers: hereIn(stays, rooms, kindsOfNeed.air_filtration),
  }
}

/** The numbers of the units that would count, if it were said in which room they stand. */
export function inNoRoom(stays: readonly JobStay[]): string[] {
  const counted = Object.values(kindsOfNeed).flat()
  return stays
    .filter(
      ({ kind, pulled_at, room_id }) => pulled_at === null && room_id === null && counted.includes(kind),
    )
    .map(({ number }) => number)
}
