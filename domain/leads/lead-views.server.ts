import { sql, type InferResult } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { findInChat } from '#domain/chat/facts/told-facts.server.ts'
import type { CompanyFacts, FactName } from '#domain/company/company.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { readSite, siteColumn } from '#domain/jobs/site-column.ts'
import { isReachedBy } from '#domain/jobs/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { earlierMessagesOf, earlierPhonesOf } from './earlier.server.ts'
import { historyOf } from '#domain/records/history.server.ts'
import { notesOf } from '#domain/records/notes.server.ts'
import { photosOf } from '#domain/records/record-photos.server.ts'
import type { LeadDetail, LeadsWaiting } from './lead.ts'
import type { LeadPage, LeadRow } from './lead-row.ts'
import { waitingCap } from './waiting-cap.ts'
import { inOrder, writeCursor } from './lead-order.server.ts'
import type { LeadQuery } from './lead-query.ts'
import { leadsFor, narrowLeads, placeOf } from './narrow.server.ts'
import { countUnclaimed } from './unclaimed.server.ts'
import { promisedCall, waitsForCall } from './calls/first-call.ts'
import { isInCareOf, visibleTo } from './visible.ts'
import { ownVisitsOf } from './own-visits.server.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'
import { visitStepsOf } from './visit-steps/visit-steps.server.ts'

/** A page at a time, in the order of `lead-order.ts`; the cost is that of the page, whatever lies before it. */
export async function listLeads(
  world: World,
  viewer: Allowed<'leads.view'>,
  query: LeadQuery,
): Promise<LeadPage> {
  const narrowed = narrowLeads(selectRows(world, viewer).select('sender_turn'), query, {
    me: viewer.employee.id,
    now: world.now(),
  })
  const leads = inOrder(narrowed, query, placeOf(viewer)).limit(query.limit + 1)
  const rows = await leads.execute()
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    items: page.map(({ sender_turn: _, ...row }) => toRow(row)),
    next: rows.length > query.limit && last ? writeCursor(query, last) : null,
  }
}

/** What stands at the menu and over the list: the unclaimed ones, and those in quarantine. */
export async function countWaitingLeads(world: World, viewer: Allowed<'leads.view'>): Promise<LeadsWaiting> {
  const quarantined = world.db
    .selectFrom((lead) =>
      lead
        .selectFrom('lead')
        .select('id')
        .where('quarantined_at', 'is not', null)
        .where(visibleTo(viewer))
        .limit(waitingCap)
        .as('waiting'),
    )
    .select((count) => count.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const [unclaimed, { count }] = await Promise.all([countUnclaimed(world, viewer), quarantined])
  return { ...unclaimed, quarantined: Number(count) }
}

export async function getLeadRow(world: World, viewer: Allowed<'leads.view'>, id: string): Promise<LeadRow> {
  const row = await selectRows(world, viewer).where('lead.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal(404, 'lead-not-found', 'Request not found.')
  return toRow(row)
}

export async function getLead(world: World, viewer: Allowed<'leads.view'>, id: string): Promise<LeadDetail> {
  const row = await getLeadRow(world, viewer, id)
  const { site, ...rest } = await world.db
    .selectFrom('lead')
    .select(['message', 'insurance', 'reach_by', 'text_consent', 'depth', 'rooms', 'page'])
    .select(['quarantine_reasons', siteColumn(viewer.employee).as('site')])
    .select((lead) =>
      jsonObjectFrom(
        lead
          .selectFrom('lead as other')
          .select(['other.id', 'other.reference'])
          .whereRef('other.id', '=', 'lead.duplicate_of'),
      ).as('duplicate_of'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const is_mine = await isInCareOf(world, viewer, id)
  const permissions = grantsAt(viewer.employee.permissions, is_mine)
  const [earlier_phones, earlier_messages, photos, notes, steps, history, my_visits, inChat] =
    await Promise.all([
      earlierPhonesOf(world, id),
      earlierMessagesOf(world, id),
      photosOf(world, { permissions }, id),
      notesOf(world, id),
      visitStepsOf(world, id),
      historyOf(world, { employee: { id: viewer.employee.id, permissions } }, id),
      row.has_job ? ownVisitsOf(world, { job_id: id, employee_id: viewer.employee.id }) : undefined,
      findInChat(world, id),
    ])
  return {
    ...row,
    ...rest,
    earlier_phones,
    earlier_messages,
    photos,
    notes,
    steps,
    history,
    is_mine,
    ...(my_visits && { my_visits }),
    site: readSite(site),
    ...inChat,
  }
}

/** Who sees each of these requests as one of their own: `lead_reader` tells why. Those that nobody has are left out. */
export async function ownersOfLeads(
  { db }: World,
  leadIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead_reader')
    .select(['lead_id', 'employee_id'])
    .where('lead_id', 'in', leadIds)
    .execute()
  const readers = Map.groupBy(rows, ({ lead_id }) => lead_id)
  return new Map([...readers].map(([id, of]) => [id, of.map(({ employee_id }) => employee_id)]))
}

/** What the office's mail tells; the product itself asks, so no person's permission is needed. */
export function getLeadForEmail({ db }: World, id: string) {
  return db
    .selectFrom('lead')
    .select([
      'id',
      'reference',
      'name',
      'phone',
      'loss',
      'service',
      'town',
      'message',
      'when',
      'insurance',
      'reach_by',
    ])
    .select((lead) =>
      lead
        .selectFrom('record_photo')
        .select((photo) => photo.cast<number>(photo.fn.countAll(), 'integer').as('count'))
        .whereRef('record_id', '=', 'lead.id')
        .as('photo_count'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

type RowColumns = InferResult<ReturnType<typeof selectRows>>[number]

function selectRows(world: World, viewer: Allowed<'leads.view'>) {
  return leadsFor(world, viewer)
    .select(['id', 'reference', 'name', 'phone', 'loss', 'service', 'when', 'urgency', 'town'])
    .select(['status', 'visit_on', 'visit_from', 'visit_to', 'outcome', 'revision', 'received_at'])
    .select('cancelled_at')
    .select([
      promisedMinutes.as('promised_minutes'),
      openCall.as('office_call'),
      hasJob.as('has_job'),
      holdFor(viewer.employee).as('hold'),
      visitLeft.as('visit_left'),
    ])
    .select((lead) => [
      'quarantined_at',
      'assigned_to',
      lead
        .selectFrom('employee')
        .select('employee.name')
        .whereRef('employee.id', '=', 'lead.assigned_to')
        .as('assignee'),
      lead
        .selectFrom('record_photo')
        .select((photo) => photo.fn.countAll<string>().as('count'))
        .whereRef('record_id', '=', 'lead.id')
        .as('photo_count'),
    ])
}

const promiseFact = 'call_back_minutes' satisfies FactName

/** The one row of the company is read once for a whole list. */
const promisedMinutes = sql<CompanyFacts[typeof promiseFact]>`
  (select (facts->>${sql.lit(promiseFact)})::int from company)`

/** Of several calls the one that waits. */
const openCall = sql<LeadRow['office_call']>`(
  select case when bool_and(taken_at is not null) then 'taken' when count(*) > 0 then 'waiting' end
  from office_call where office_call.lead_id = lead.id and ended_at is null)`

/** Looked up row by row: of an `exists` the planner may make a list of all jobs first. */
const hasJob = sql<boolean>`(select count(*) > 0 from job where job.id = lead.id)`

/** Why the job is on hold is typed by people, for those who see it. */
function holdFor(employee: SignedIn) {
  return sql<string | null>`(select side_reason from job
    where job.id = lead.id and side = 'on_hold' and ${isReachedBy(employee, 'intake.view')})`
}

/** Of the visit that the request shows. */
const visitLeft = sql<boolean>`coalesce(
  (select bool_and(departed_at is not null) from visit
   where visit.job_id = lead.id and visit.canceled_at is null
     and visit.visit_on = lead.visit_on and visit.visit_from = lead.visit_from), false)`

function toRow({
  received_at,
  quarantined_at,
  photo_count,
  assigned_to,
  assignee,
  cancelled_at,
  visit_on,
  visit_from,
  visit_to,
  promised_minutes,
  ...row
}: RowColumns): LeadRow {
  const quarantined = quarantined_at !== null
  const cancelled = cancelled_at?.toISOString() ?? null
  const isCallDue = waitsForCall({ status: row.status, quarantined, cancelled_at: cancelled })
  return {
    ...row,
    visit: visitTimeOf({ visit_on, visit_from, visit_to }),
    received_at: received_at.toISOString(),
    quarantined,
    photo_count: Number(photo_count),
    assigned_to: assigned_to && assignee ? { id: assigned_to, name: assignee } : null,
    cancelled_at: cancelled,
    call_by: isCallDue ? promisedCall(received_at, promised_minutes) : null,
  }
}
