import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { PointFields, type MoisturePoint } from './point.ts'

const Stored = PointFields.pick({ material: true })

export function selectPoints({ db }: Pick<World, 'db'>) {
  return db
    .selectFrom('moisture_point')
    .innerJoin('employee', 'employee.id', 'moisture_point.created_by')
    .select(['moisture_point.id', 'job_id', 'room_id', 'moisture_point.number', 'place', 'material'])
    .select(['meter', 'scale', 'is_reference', 'moisture_point.created_at', 'employee.name as by'])
    .select(['moisture_point.revision', 'removed_at'])
}

type PointRow = Awaited<ReturnType<ReturnType<typeof selectPoints>['executeTakeFirstOrThrow']>>

export function toPoint({ created_at, removed_at, ...row }: PointRow): MoisturePoint {
  return {
    ...row,
    ...Stored.parse(row),
    created_at: created_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? null,
  }
}

/** What is typed of it, alone. */
export function pointFieldsOf(point: MoisturePoint): PointFields {
  return z.object(PointFields.shape).parse(point)
}
