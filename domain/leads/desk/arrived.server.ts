import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { toldFor } from './told-for.ts'

/** When the person arrived at a request, in any query over `lead`; null where they left again, or were not there lately. */
export function arrivedAt({ now }: World, employeeId: string) {
  const since = new Date(now().getTime() - toldFor)
  return sql<Date | null>`(select case kind when 'arrived' then at end from visit_step
    where lead_id = lead.id and employee_id = ${employeeId} and undone_at is null
      and kind <> 'needs_office' and at > ${since}
    order by at desc limit 1)`
}
