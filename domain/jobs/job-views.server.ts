import { sql } from 'kysely'
import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { categoriesOf } from './category.server.ts'
import { readCrew } from './crew-there.server.ts'
import { metGates } from './stages/evidence.server.ts'
import { readRequestFacts } from './facts.server.ts'
import { maySeeClaims, withoutClaims } from './facts/claims.ts'
import { mergedAbove, mergedInto } from './family.server.ts'
import { StoredFacts } from './facts/facts.ts'
import { withFoundDay } from './facts/found-day.ts'
import { readGoesBack } from './goes-back.server.ts'
import type { JobQuery } from './job-query.ts'
import { selectJobRows, toJobRow, toJobRows } from './job-row.server.ts'
import { foldMerged } from './fold-merged.server.ts'
import type { JobDetail, JobPage, JobRow } from './job.ts'
import { refusalToMissingJob } from './missing-job.server.ts'
import { howToNarrow, narrowJobs, placeOf } from './narrow.server.ts'
import { nextVisitsOf } from './next-visits.server.ts'
import { recordsOf } from './records.server.ts'
import { readPayment } from './payment.server.ts'

/** A page of jobs, the newest first; the cost is that of the page, whatever lies before it. */
export async function listJobs(
  world: World,
  viewer: Allowed<'intake.view'>,
  query: JobQuery,
): Promise<JobPage> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const narrowed = narrowJobs(selectJobRows(world, viewer), query, await howToNarrow(world, viewer, query))
  const { at, id } = placeOf(viewer)
  const rows = await narrowed
    .$if(after !== null, (job) =>
      job.where(sql<boolean>`(${at}, ${id}) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy(at, 'desc')
    .orderBy(id, 'desc')
    .limit(query.limit + 1)
    .execute()
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const items = await toJobRows(world, page)
  return {
    items: query.merged ? await onlyKept(world, viewer, items) : items,
    next: rows.length > query.limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

async function onlyKept(world: World, viewer: Allowed<'intake.view'>, rows: readonly JobRow[]) {
  return (await foldMerged(world, viewer, rows)).filter(({ side }) => side !== 'duplicate')
}

/** A job with all that the person may see of it. */
export async function getJob(world: World, viewer: Allowed<'intake.view'>, id: string): Promise<JobDetail> {
  const row = await selectJobRows(world, viewer)
    .select(['lead.reference', 'lead.message', 'job.facts', 'lead.received_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('chat').select('chat.id').whereRef('chat.id', '=', 'job.id')).as('has_chat'),
    )
    .where('job.id', '=', id)
    .executeTakeFirst()
  if (!row) throw await refusalToMissingJob(world, viewer, id)
  const { reference, message, facts, received_at, has_chat, ...columns } = row
  const [visits, requestFacts, stages, categories, met, code, above, merged, is_mine] = await Promise.all([
    nextVisitsOf(world, [id]),
    readRequestFacts(world, id),
    stagesOf(world, id),
    categoriesOf(world, id),
    metGates(world, id),
    world.db.selectFrom('job_access_code').select('job_id').where('job_id', '=', id).executeTakeFirst(),
    mergedAbove(world, id),
    mergedInto(world, id),
    isInCareOf(world, viewer, id),
  ])
  const known = { ...withFoundDay(StoredFacts.parse(facts), received_at), ...requestFacts }
  const permissions = grantsAt(viewer.employee.permissions, is_mine)
  const reader = { id: viewer.employee.id, permissions }
  const records = await recordsOf(world, reader, [id, ...merged.map((other) => other.id)])
  const [crew, payment, goes_back] = await Promise.all([
    readCrew(world, id, visits.get(id)?.id ?? null),
    permissions['money.view'] ? readPayment(world, [id, ...merged.map((other) => other.id)]) : null,
    above.length > 0 && permissions['intake.merge'] ? readGoesBack(world, id) : null,
  ])
  const { urgency: _, hazards: __, ...shown } = toJobRow(columns, visits.get(id) ?? null)
  return {
    ...shown,
    reference,
    facts: maySeeClaims({ permissions }) ? known : withoutClaims(known),
    merged_into: above.at(-1) ?? null,
    merged: await withCallers(world, merged),
    ...(goes_back && { goes_back }),
    stages,
    categories,
    crew,
    payment,
    // Whether the balance is zero is said to those alone who see amounts.
    met_gates: [...met].filter((key) => key !== 'nothing-open' || permissions['money.view']),
    has_access_code: code !== undefined,
    message,
    is_mine,
    has_chat: Boolean(has_chat),
    ...records,
  }
}

/** Who called about these jobs, and how they are reached: the requests and their own facts go on saying that. */
async function withCallers(
  { db }: World,
  merged: readonly { id: string; number: string }[],
): Promise<JobDetail['merged']> {
  if (merged.length === 0) return []
  const ids = merged.map(({ id }) => id)
  const rows = await db
    .selectFrom('job')
    .innerJoin('lead', 'lead.id', 'job.id')
    .select(['lead.id', 'lead.name', 'lead.phone', 'job.facts'])
    .where('job.id', 'in', ids)
    .execute()
  const callers = new Map(
    rows.map(({ facts, ...row }) => {
      const { email, phone2 } = StoredFacts.parse(facts)
      return [row.id, { ...row, ...(phone2 && { phone2 }), ...(email && { email }) }]
    }),
  )
  return merged.map((job) => ({ ...job, ...callers.get(job.id) }))
}

async function stagesOf({ db }: World, jobId: string): Promise<JobDetail['stages']> {
  const rows = await db
    .selectFrom('job_stage')
    .leftJoin('employee', 'employee.id', 'job_stage.entered_by')
    .select([
      'job_stage.stage',
      'entered_at',
      'job_stage.left_at',
      'override_reason',
      'back_reason',
      'employee.name as by',
    ])
    .where('job_id', '=', jobId)
    .orderBy('job_stage.id')
    .execute()
  return rows.map(({ entered_at, left_at, ...row }) => ({
    ...row,
    entered_at: entered_at.toISOString(),
    left_at: left_at?.toISOString() ?? null,
  }))
}
