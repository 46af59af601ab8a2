import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { hasWords } from '#platform/database/like.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { isVisitOf } from '#domain/jobs/open-job.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { LeadFilter, LeadQuery } from './lead-query.ts'

type Narrow = LeadFilter & Partial<Pick<LeadQuery, 'q' | 'quarantined'>>
type Leads<T> = SelectQueryBuilder<Schema, 'lead', T>

/** Only what lies within the viewer's scope. */
export function leadsFor({ db }: World, { employee, scope }: Allowed<'leads.view'>) {
  return db
    .selectFrom('lead')
    .$if(scope === 'assigned', (lead) =>
      lead.innerJoin('lead_reader', (reader) =>
        reader.onRef('lead_reader.lead_id', '=', 'lead.id').on('lead_reader.employee_id', '=', employee.id),
      ),
    )
}

/** What `leadsFor` is sorted by with the newest first: columns of one index, so that a page is one stretch of it. */
export function placeOf({ scope }: Allowed<'leads.view'>) {
  return scope === 'all'
    ? { at: sql<Date>`lead.received_at`, id: sql<string>`lead.id` }
    : { at: sql<Date>`lead_reader.lead_received_at`, id: sql<string>`lead_reader.lead_id` }
}

/** The requests that a list shows and a figure counts, by one and the same words. */
export function narrowLeads<T>(leads: Leads<T>, filter: Narrow, { me, now }: { me: string; now: Date }) {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  let rows = leads.where('quarantined_at', filter.quarantined ? 'is not' : 'is', null)
  if (filter.q) rows = rows.where(hasWords(sql.ref('search'), filter.q))
  if (filter.status) rows = rows.where('status', '=', filter.status)
  if (filter.loss) rows = rows.where('loss', '=', filter.loss)
  if (filter.service) rows = rows.where('service', '=', filter.service)
  if (filter.assigned === 'me') rows = rows.where('assigned_to', '=', me)
  if (filter.assigned === 'nobody') rows = rows.where('assigned_to', 'is', null)
  if (filter.outcome) rows = rows.where('outcome', '=', filter.outcome)
  if (filter.open) rows = rows.where('status', '!=', 'closed')
  if (filter.contacted) rows = rows.where('first_contacted_at', 'is not', null)
  if (filter.job) rows = rows.where(sql<boolean>`exists (select from job where job.id = lead.id)`)
  if (filter.my_visit_on) rows = rows.where(isVisitedBy(me, filter.my_visit_on))
  if (filter.town !== undefined) rows = rows.where('town_name', '=', filter.town.toLowerCase())
  if (filter.page !== undefined) rows = rows.where('page', '=', filter.page)
  if (filter.hour !== undefined) rows = rows.where('received_hour', '=', filter.hour)
  if (filter.since) rows = rows.where('received_at', '>=', startOf(filter.since, 0))
  if (filter.until) rows = rows.where('received_at', '<', startOf(filter.until, 1))
  if (filter.waited_over !== undefined) rows = rows.where('received_at', '<', ago(filter.waited_over))
  if (filter.waited_under !== undefined) rows = rows.where('received_at', '>=', ago(filter.waited_under))
  return rows
}

/** Two parts, since each has an index of what lies on the day; an array, so that the requests are looked up by their ids. */
function isVisitedBy(employeeId: string, day: string) {
  return sql<boolean>`lead.id = any(array(
    select visit.job_id from visit
      inner join visit_person on visit_person.visit_id = visit.id and visit_person.employee_id = ${employeeId}
      inner join job on job.id = visit.job_id
      where ${isVisitOf(day)}
    union select id from lead where assigned_to = ${employeeId} and status = 'scheduled' and visit_on = ${day}::date
      and not exists (select from job where job.id = lead.id)))`
}

/** The moment at which a day begins where the company works, so many days later; some days have 23 hours, and some 25. */
function startOf(day: string, later: number) {
  return sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${sql.lit(companyTimeZone)})`
}
