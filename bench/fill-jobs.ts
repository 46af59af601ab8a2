import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { hireForty } from './forty-people.ts'

/** So many are open, in a firm with a long history as in one with a short one. */
export const openJobs = 600
/** Requests that no one has made a job of. */
export const openRequests = 30
/** One of those who share all jobs. */
export const oneOfForty = '01930000-0000-7000-8000-00000000a006'
/** Was sent to a few jobs, the first of them long ago. */
export const newcomer = '01930000-0000-7000-8000-00000000a029'
const jobsOfNewcomer = 8
/** No statement may take longer than half a minute. */
const chunk = 10_000

/**
 * So many jobs, eighteen a day up to now, each with its request, the stages that it was in, three visits and ten events. The newest
 * are open, in all stages; one in twenty is on hold, lost or referred out.
 */
export async function fillJobs(db: Database, jobs: number) {
  await hireForty(db, 1)
  for (let from = 1; from <= jobs; from += chunk) {
    const to = Math.min(from + chunk - 1, jobs)
    for (const insert of inserts) await insert(from, to, jobs).execute(db)
  }
  await sql`
    insert into lead (id, reference, content_hash, name, phone, service, message, town, text_consent, page, status, revision,
      received_at, quarantine_reasons, first_contacted_at)
    select gen_random_uuid(), 'R' || n, '', 'Caller ' || n, '+13305559' || lpad(n::text, 3, '0'), 'water-damage', '', 'Niles',
      false, '/contact', case when n % 3 = 0 then 'contacted' else 'new' end, 1, now() - n * interval '9 minutes', '{}',
      case when n % 3 = 0 then now() - n * interval '5 minutes' end
    from generate_series(1, ${openRequests}::int) n`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

export function idOf(nth: number) {
  return `01930000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
}

/** Where the second half of a list begins, of requests or of jobs. */
export function cursorAt(jobs: number) {
  return `${(Date.now() - (jobs / 2) * 80 * 60_000).toString(36)}_${idOf(jobs / 2)}`
}

/** The n-th job: how long ago it came, how many come after it, where it stands, and where it would if nothing were done. */
const each = (from: number, to: number, jobs: number) => sql`
  generate_series(${from}::int, ${to}::int) n
  cross join lateral (select ${jobs}::int - n as later, ${jobs}::int - n < ${openJobs}::int as is_open) a
  cross join lateral (select now() - later * interval '80 minutes' as at,
    ('01930000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    ('01930000-0000-7000-8000-00000000' || to_hex(40961 + n % 40))::uuid as who,
    case when is_open then 1 + later * 11 / ${openJobs}::int else 12 end as nth,
    case when n % 20 > 0 then null when is_open then 'on_hold' when n % 40 = 0 then 'lost' else 'referred_out' end as side) b`

/** As many phones, claims and names as people have, so that a search has little to look through twice. */
const phone = sql`('+1330' || lpad((n * 7919 % 10000000)::text, 7, '0'))`
const claim = sql`('CL-' || n::bigint * 104729 % 900000 + 100000)`
const name = sql`((array['Nora', 'Otis', 'Prudence', 'Flora', 'Ike', 'Hollis', 'Basil', 'Rue', 'Iris', 'Myrtle', 'Hazel', 'Olive',
  'Jasper', 'Linden', 'Delia', 'Amos', 'Rufus', 'Fern', 'Walter'])[1 + n % 19] || ' ' || (array['Trillium', 'Cattail',
  'Bramble', 'Sedge', 'Sorrel', 'Aster', 'Hyssop', 'Campion', 'Teasel', 'Snowdrop', 'Goldenrod', 'Burdock', 'Rush', 'Vetch',
  'Marigold', 'Yarrow', 'Tansy', 'Lovage', 'Juniper', 'Larkspur', 'Foxglove', 'Mallow', 'Milkweed'])[1 + n % 23])`
const stageNames = sql`(array['new', 'contacted', 'dispatched', 'inspected', 'authorized', 'mitigating', 'drying', 'dry',
  'docs_complete', 'billed', 'paid', 'closed'])`

function insertRequests(from: number, to: number, jobs: number) {
  return sql`
    insert into lead (id, reference, content_hash, name, phone, service, message, town, text_consent, page, status, revision,
      received_at, quarantine_reasons, assigned_to, first_contacted_at)
    select id, 'L' || n, '', ${name}, ${phone}, 'water-damage', '', 'Town ' || n % 60, false,
      '/contact', case when not is_open then 'closed' when nth < 3 then 'contacted' else 'scheduled' end, 1, at, '{}', who,
      at + interval '4 minutes'
    from ${each(from, to, jobs)}`
}

const search = sql`lower('MR-' || n || ' ' || ${name} || ' ' || ${phone} || ' ' || n || ' Mill Street Town ' || n % 60)`

function insertJobs(from: number, to: number, jobs: number) {
  const reached = (stage: number, span: string) =>
    sql`case when nth >= ${stage}::int then at + ${span}::interval end`
  return sql`
    insert into job (id, number, created_at, created_by, content_hash, stage, stage_since, side, side_since, side_reason, facts,
      fact_revisions, revision, priority, loss_type, carrier, search, claim_search, contact_due_at, inspect_due_at, start_due_at,
      complete_due_at, contacted_at, inspected_at, started_at, completed_at)
    select id, 'MR-' || n, at, who, '', ${stageNames}[nth], at + nth * interval '6 hours', side,
      case when side is not null then at + nth * interval '6 hours' end, '', facts, '{}', 1, 1 + n % 4,
      (array['water', 'sewage', 'basement', 'fire', 'mold'])[1 + n % 5], 'Carrier ' || n % 12,
      ${search}, ${search} || lower(' ' || ${claim} || ' Carrier ' || n % 12),
      at + interval '10 minutes', at + interval '4 hours', at + interval '8 hours', at + interval '5 days',
      ${reached(2, '4 minutes')}, ${reached(4, '3 hours')}, ${reached(6, '7 hours')}, ${reached(8, '4 days')}
    from ${each(from, to, jobs)} cross join lateral (select jsonb_build_object('address', n || ' Mill Street',
      'state', 'OH', 'loss_type', 'water', 'source', 'supply_line', 'activity', 'off', 'found', 'today', 'year_built', 1960,
      'carrier', 'Carrier ' || n % 12, 'claim_number', ${claim}, 'rooms', array['Kitchen', 'Hall'],
      'materials', array['carpet', 'drywall'], 'hurt', 'no', 'gas', 'no') as facts) f`
}

function insertStages(from: number, to: number, jobs: number) {
  return sql`
    insert into job_stage (id, job_id, stage, entered_at, left_at, entered_by)
    select gen_random_uuid(), id, ${stageNames}[s], at + (s - 1) * interval '6 hours' + n % 60 * interval '1 minute',
      case when s < nth then at + s * interval '6 hours' end, who
    from ${each(from, to, jobs)} cross join lateral generate_series(1, nth) s`
}

function insertVisits(from: number, to: number, jobs: number) {
  return sql`
    insert into visit (id, job_id, kind, visit_on, visit_from, visit_to, length_minutes, revision, content_hash, created_at,
      created_by, arrived_at, departed_at)
    select ('01930000-0000-7000-8000-' || lpad(to_hex(n * 4 + v), 12, '0'))::uuid, id, 'monitoring',
      case when v < 3 or n % 9 > 0 then (at + v * interval '1 day')::date end,
      case when v < 3 or n % 9 > 0 then time '09:00' end, case when v < 3 or n % 9 > 0 then time '10:00' end, 60, 1, '', at, who,
      case when not is_open then at end, case when not is_open then at end
    from ${each(from, to, jobs)} cross join lateral generate_series(1, 3) v`
}

function insertGoing(from: number, to: number, jobs: number) {
  return sql`
    insert into visit_person (visit_id, job_id, employee_id, place)
    select ('01930000-0000-7000-8000-' || lpad(to_hex(n * 4 + v), 12, '0'))::uuid, id, who, 0
    from ${each(from, to, jobs)} cross join lateral generate_series(1, 3) v`
}

/** Someone else, in turn, goes along on the third visit; the newcomer on the first one of a few jobs that are far from each other. */
function insertCompany(from: number, to: number, jobs: number) {
  return sql`
    insert into visit_person (visit_id, job_id, employee_id, place)
    select ('01930000-0000-7000-8000-' || lpad(to_hex(n * 4 + v), 12, '0'))::uuid, id, other, 1
    from ${each(from, to, jobs)} cross join lateral (values
      (3, ('01930000-0000-7000-8000-00000000' || to_hex(40961 + n / 40 % 40))::uuid),
      (1, case when n % ${jobs / jobsOfNewcomer}::int = 0 then ${newcomer}::uuid end)) company (v, other)
    where other <> who`
}

function insertEvents(from: number, to: number, jobs: number) {
  return sql`
    insert into event (name, subject, payload, employee_id, at, position)
    select case when e = 1 then 'job.made' when e % 3 = 0 then 'job.changed' else 'job.stage_changed' end, id,
      case when e % 3 = 0 then '{"facts": ["address", "year_built"]}'
        else '{"from": "new", "to": "contacted", "is_override": false}' end::jsonb, who, at + e * interval '1 hour', n * 10 + e
    from ${each(from, to, jobs)} cross join lateral generate_series(1, 10) e`
}

const inserts = [
  insertRequests,
  insertJobs,
  insertStages,
  insertVisits,
  insertGoing,
  insertCompany,
  insertEvents,
]
