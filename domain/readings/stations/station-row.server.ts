import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { StationFields, type AirStation } from './station.ts'

export function selectStations({ db }: Pick<World, 'db'>) {
  return db
    .selectFrom('air_station')
    .innerJoin('employee', 'employee.id', 'air_station.created_by')
    .select(['air_station.id', 'job_id', 'kind', 'room_id', 'chamber_id', 'place', 'unit_number'])
    .select(['air_station.created_at', 'employee.name as by', 'air_station.revision', 'removed_at'])
}

type StationRow = Awaited<ReturnType<ReturnType<typeof selectStations>['executeTakeFirstOrThrow']>>

export function toStation({ created_at, removed_at, ...row }: StationRow): AirStation {
  return {
    ...row,
    created_at: created_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? null,
  }
}

/** What is typed of it, alone. */
export function stationFieldsOf(station: AirStation): StationFields {
  return z.object(StationFields.shape).parse(station)
}
