import type { World } from '#platform/world.ts'
import { notApplicable } from '#domain/drying/chart.ts'
import type { Deviation } from './deviation.ts'

export function selectDeviations({ db }: Pick<World, 'db'>) {
  return db
    .selectFrom('deviation')
    .innerJoin('employee', 'employee.id', 'deviation.explained_by')
    .select(['deviation.id', 'deviation.job_id', 'need', 'room_id', 'chamber_id', 'recommended', 'placed'])
    .select(['chart', 'reason', 'note', 'deviation.at', 'employee.name as by'])
}

type DeviationRow = Awaited<ReturnType<ReturnType<typeof selectDeviations>['executeTakeFirstOrThrow']>>

export function toDeviation({ recommended, at, ...row }: DeviationRow): Deviation {
  return { ...row, recommended: recommended ?? notApplicable, at: at.toISOString() }
}
