import { sql } from 'kysely'
import * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { companyDay, companyTimeZone } from '#domain/company/time-zone.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { openVisits } from '#domain/visits/open-visit-sql.ts'
import { carriedFrom, unsealCode } from './access-code.server.ts'
import { accessCodeDownloaded } from './job-events.ts'
import { isOpen } from './open-job.ts'
import { visibleTo } from './visible.ts'

/** What a device stores for the doors of a day. */
export const DownloadedCodes = z.object({
  on: z.iso.date(),
  codes: z.array(z.object({ job_id: z.uuid(), code: z.string() })),
})
export type DownloadedCodes = z.output<typeof DownloadedCodes>

/**
 * The codes of the jobs that the person goes to today, for their device. That they have one is part of the history of the job, once for
 * each code and day: without a connection no showing can be recorded.
 */
export function downloadCodes(
  world: World,
  viewer: Allowed<'intake.viewAccessCodes'>,
): Promise<DownloadedCodes> {
  return inTransaction(world, async (world) => {
    const on = companyDay(world.now())
    const rows = await selectCodes(world, viewer, on)
    for (const { id, job_id, is_recorded } of rows) {
      if (is_recorded) continue
      const told = { job_id, code_id: id, ...(await carriedFrom(world, id)) }
      await announce(world, accessCodeDownloaded, told, viewer.employee.id)
    }
    return {
      on,
      codes: rows.map(({ job_id, sealed }) => ({ job_id, code: unsealCode(world, job_id, sealed) })),
    }
  })
}

function selectCodes({ db }: World, { employee, scope }: Allowed<'intake.viewAccessCodes'>, on: string) {
  return db
    .selectFrom('job_access_code')
    .innerJoin('job', 'job.id', 'job_access_code.job_id')
    .select(({ exists, selectFrom, ref }) => [
      'job_access_code.id',
      'job_access_code.job_id',
      'job_access_code.sealed',
      exists(
        selectFrom('event')
          .select('event.id')
          .where('event.subject', '=', ref('job_access_code.job_id'))
          .where('event.name', '=', accessCodeDownloaded.name)
          .where('event.employee_id', '=', employee.id)
          .where(sql<boolean>`event.payload->>'code_id' = job_access_code.id::text`)
          .where(sql<boolean>`(event.at at time zone ${sql.lit(companyTimeZone)})::date = ${on}::date`),
      ).as('is_recorded'),
    ])
    .where(isOpen)
    .where(visibleTo({ employee, scope }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('visit')
          .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
          .select('visit.id')
          .whereRef('visit.job_id', '=', 'job.id')
          .where('visit_person.employee_id', '=', employee.id)
          .where('visit.visit_on', '=', on)
          .where(openVisits(on)),
      ),
    )
    .orderBy('job_access_code.job_id')
    .execute()
}
