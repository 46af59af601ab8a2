import { sql } from 'kysely'
import type { SignedIn } from '#domain/employees/employee.ts'
import { StoredFacts } from './facts/facts.ts'
import { siteOf } from './site-of.ts'
import type { Site } from './site.ts'
import { visibleTo } from './visible.ts'

type Told = { facts: unknown; has_access_code: boolean }

/** Of the job of a request, in any query over `lead`: null where it has none, or where the person may not see it. */
export function siteColumn(employee: SignedIn) {
  const scope = employee.permissions['intake.view']
  if (!scope) return sql<Told | null>`null::json`
  return sql<Told | null>`(select json_build_object('facts', job.facts,
      'has_access_code', exists (select from job_access_code where job_id = job.id))
    from job where job.id = lead.id and ${visibleTo({ employee, scope })})`
}

export function readSite(told: Told | null): Site | null {
  return told && siteOf(StoredFacts.parse(told.facts), told.has_access_code)
}
