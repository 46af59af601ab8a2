import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { hasWords } from '#platform/database/like.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import type { BoardLead } from './board.ts'
import { priorityOf } from '#domain/jobs/derived.ts'
import { askedLossOf, factsOfLead, requestsOfType } from '#domain/jobs/from-lead.ts'
import { allOf, type How, type Narrowed } from '#domain/jobs/narrow.server.ts'

/** Of requests that are equally urgent the first of each sender come before the second of any, also in a flood of them. */
const mostOfStage = 60

const stageAt = { new: 'new', contacted: 'contacted', scheduled: 'dispatched' } as const
type Status = keyof typeof stageAt

type Viewer = Pick<Allowed<'intake.view'>, 'employee'>
type Counts = { shown: ReadonlyMap<string, number>; open: number; late: number; slow: number }
type Leads = Counts & { rows: ReadonlyMap<string, BoardLead[]> }

/** Open requests that are no jobs yet: those that are new, those whose customer was called, and those that are scheduled. */
export async function readBoardLeads(
  world: World,
  viewer: Viewer,
  { filter, how }: Narrowed,
): Promise<Leads> {
  const open = openLeads(world, viewer, { filter, how })
  const [rows, counts] = await Promise.all([
    Promise.all(
      (['new', 'contacted', 'scheduled'] as const).map(async (status) =>
        open ? readRows(open.where(isShown({ filter, how })), { status, targets: how.targets }) : [],
      ),
    ),
    countBoardLeads(world, viewer, { filter, how }),
  ])
  return { ...counts, rows: Map.groupBy(rows.flat(), ({ stage }) => stage) }
}

/** How many of them there are, by the stages in which they stand: the counts of the board, and of the dashboard beside jobs. */
export async function countBoardLeads(
  world: World,
  viewer: Viewer,
  { filter, how }: Narrowed,
): Promise<Counts> {
  const open = openLeads(world, viewer, { filter, how })
  const counts =
    (await open
      ?.select('lead.status')
      .select((lead) => [
        lead.fn.countAll<string>().as('open'),
        lead.fn.countAll<string>().filterWhere(isShown({ filter, how })).as('shown'),
        lead.fn.countAll<string>().filterWhere(isLate(how)).as('late'),
        lead.fn.countAll<string>().filterWhere(isSlow(how)).as('slow'),
      ])
      .groupBy('lead.status')
      .execute()) ?? []
  const sum = (of: 'open' | 'late' | 'slow') => counts.reduce((sum, row) => sum + Number(row[of]), 0)
  return {
    shown: new Map(
      counts.flatMap(({ status, shown }) => (status === 'closed' ? [] : [[stageAt[status], Number(shown)]])),
    ),
    open: sum('open'),
    late: sum('late'),
    slow: sum('slow'),
  }
}

function isShown({ filter: { late, slow, unscheduled }, how }: Narrowed) {
  return allOf([late && isLate(how), slow && isSlow(how), unscheduled && sql<boolean>`false`])
}

/** Null for who may not see requests, and where a carrier is asked for: they have none yet. */
function openLeads({ db }: World, { employee }: Viewer, { filter, how }: Narrowed) {
  if (!employee.permissions['leads.view'] || filter.carrier) return null
  let leads = db
    .selectFrom('lead')
    .where(visibleTo(allow(employee, 'leads.view')))
    .where('lead.quarantined_at', 'is', null)
    .where('lead.status', 'in', ['new', 'contacted', 'scheduled'])
    .where(sql<boolean>`not exists (select from job where job.id = lead.id)`)
  if (filter.q) leads = leads.where(hasWords(sql.ref('lead.search'), filter.q))
  if (filter.town !== undefined) leads = leads.where('lead.town_name', '=', filter.town.toLowerCase())
  if (filter.loss) {
    const { losses, services } = requestsOfType(filter.loss)
    leads = leads.where(
      sql<boolean>`(loss = any(${losses}::text[]) or (loss is null and service = any(${services}::text[])))`,
    )
  }
  if (filter.assignee === 'me') leads = leads.where('lead.assigned_to', '=', how.me.id)
  else if (filter.assignee === 'nobody') leads = leads.where('lead.assigned_to', 'is', null)
  else if (filter.assignee) leads = leads.where('lead.assigned_to', '=', filter.assignee)
  return leads
}

/** A request was last moved by its first answer. */
const since = sql<Date>`case when status = 'new' then received_at else coalesce(first_contacted_at, received_at) end`

function isLate({ now, targets }: How) {
  const before = new Date(now.getTime() - targets.contacted * minute)
  return sql<boolean>`(first_contacted_at is null and cancelled_at is null and received_at < ${before})`
}

function isSlow({ now, usual }: How) {
  const before = (stage: 'new' | 'contacted') => {
    const longest_ms = usual.get(stage)?.longest_ms ?? Infinity
    return sql`(status = ${stage} and ${since} < ${new Date(Math.max(0, now.getTime() - longest_ms))})`
  }
  return sql<boolean>`(${before('new')} or ${before('contacted')})`
}

async function readRows(
  leads: NonNullable<ReturnType<typeof openLeads>>,
  { status, targets }: { status: Status; targets: How['targets'] },
): Promise<BoardLead[]> {
  const rows = await leads
    .where('lead.status', '=', status)
    .select([
      'lead.id',
      'reference',
      'name',
      'phone',
      'town',
      'loss',
      'service',
      'when',
      'depth',
      'received_at',
    ])
    .select(['first_contacted_at', 'cancelled_at', since.as('since')])
    .select((lead) =>
      jsonObjectFrom(
        lead
          .selectFrom('employee')
          .select(['employee.id', 'employee.name'])
          .whereRef('employee.id', '=', 'lead.assigned_to'),
      ).as('assigned_to'),
    )
    .orderBy('lead.urgency')
    .orderBy('sender_turn')
    .orderBy('received_at')
    .orderBy('lead.id')
    .limit(mostOfStage)
    .execute()
  return rows.map(
    ({ loss, service, when, depth, received_at, first_contacted_at, cancelled_at, since, ...row }) => ({
      kind: 'lead',
      ...row,
      loss_type: askedLossOf({ loss, service }),
      urgency: priorityOf(cancelled_at ? {} : { channel: 'web', ...factsOfLead({ loss, when, depth }) }),
      stage: stageAt[status],
      stage_since: since.toISOString(),
      clocks: [
        {
          key: 'contacted',
          due_at: new Date(received_at.getTime() + targets.contacted * minute).toISOString(),
          reached_at: first_contacted_at?.toISOString() ?? null,
          proof: 'held',
        },
      ],
      is_canceled: cancelled_at !== null,
    }),
  )
}
