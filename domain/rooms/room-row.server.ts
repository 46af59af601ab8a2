import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { Drawn, RoomFields, type Room } from './room.ts'

const Stored = RoomFields.pick({ cutouts: true, materials: true }).extend({ drawn: Drawn.nullable() })

export function selectRooms({ db }: World) {
  return db
    .selectFrom('room')
    .innerJoin('employee', 'employee.id', 'room.created_by')
    .leftJoin('chamber', 'chamber.id', 'room.chamber_id')
    .select(['room.id', 'room.job_id', 'room.name', 'structure', 'level', 'length', 'width', 'height'])
    .select(['cutouts', 'insets', 'wet_floor', 'wet_upper', 'wet_lower', 'materials', 'is_affected'])
    .select(['chamber.id as chamber_id', 'chamber.name as chamber_name', 'chamber.kind as chamber_kind'])
    .select(['room.created_at', 'employee.name as by', 'room.revision', 'removed_at', 'drawn'])
}

type RoomRow = Awaited<ReturnType<ReturnType<typeof selectRooms>['executeTakeFirstOrThrow']>>

export function toRoom(row: RoomRow): Room {
  const { chamber_id, chamber_name, chamber_kind, created_at, removed_at, ...room } = row
  const hasChamber = chamber_id !== null && chamber_name !== null && chamber_kind !== null
  return {
    ...room,
    ...Stored.parse(room),
    chamber: hasChamber ? { id: chamber_id, name: chamber_name, kind: chamber_kind } : null,
    created_at: created_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? null,
  }
}

/** What is typed of it, alone. */
export function roomFieldsOf(room: Room): RoomFields {
  return z.object(RoomFields.shape).parse(room)
}
