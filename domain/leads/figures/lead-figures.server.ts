import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import {
  ages,
  mineFilters,
  type LeadFigure,
  type Received,
  type Share,
  type Shares,
  type Unclaimed,
} from '#domain/figures/figure.ts'
import { daysFrom, firstDay, type Span } from '#domain/figures/span.ts'
import type { Allowed, AllowedForAll } from '#domain/roles/allowed.ts'
import { serviceSlugs } from '#domain/services/services.ts'
import { happeningNow } from '../happening-now.server.ts'
import { LossKind, Outcome } from '../lead-states.ts'
import type { LeadFilter } from '../lead-query.ts'
import { medianOf } from '#platform/median.ts'
import { leadsFor, narrowLeads } from '../narrow.server.ts'
import { unclaimedFilter } from '../unclaimed.ts'
import { countUnclaimed, mostUrgentFirst, unclaimedFor } from '../unclaimed.server.ts'

type Viewer = Allowed<'leads.view'>
type Kind = 'service' | 'town' | 'page' | 'hour' | 'first_contact' | 'outcome' | 'job'

const shownFirst = 5
/** A number that so few requests share is not told apart from the rest. */
const mostShares = 50

/** Their number is bounded by what is still to do, and so is the cost. */
export async function readUnclaimed(world: World, viewer: Viewer): Promise<Unclaimed> {
  const [{ unclaimed: count, happening_now }, counted, first] = await Promise.all([
    countUnclaimed(world, viewer),
    Promise.all(ages.map(async (age) => ({ ...age, ...(await figure(world, viewer, age.filter)) }))),
    listFirstUnclaimed(world, viewer),
  ])
  return { count, happening_now, filter: unclaimedFilter, ages: counted, first }
}

/** The person's open requests. */
export async function readMine(world: World, viewer: Viewer) {
  const [open, fresh, contacted, scheduled] = await Promise.all([
    figure(world, viewer, mineFilters.open),
    figure(world, viewer, mineFilters.new),
    figure(world, viewer, mineFilters.contacted),
    figure(world, viewer, mineFilters.scheduled),
  ])
  return { open, new: fresh, contacted, scheduled }
}

/** What came within the span, from daily counts: the cost depends on the days, not on the number of requests. */
export async function readReceived(
  world: World,
  _viewer: AllowedForAll<'leads.view'>,
  days: Span,
): Promise<Received> {
  const since = firstDay(days, world.now())
  const [byDay, hours, services, towns, pages, endings, contacts, jobs] = await Promise.all([
    countByDay(world, since),
    countBy(world, 'hour', since),
    countBy(world, 'service', since),
    countBy(world, 'town', since),
    countBy(world, 'page', since),
    countBy(world, 'outcome', since),
    countBy(world, 'first_contact', since),
    countBy(world, 'job', since),
  ])
  const count = [...byDay.values()].reduce((sum, of) => sum + of, 0)
  const hourOf = new Map(hours.map(({ key, count }) => [Number(key), count]))
  const minutes = contacts
    .map(({ key, count }) => ({ minutes: Number(key), count }))
    .toSorted((a, b) => a.minutes - b.minutes)
  return {
    count,
    filter: { since },
    by_day: daysFrom(since, days).map((day) => ({
      key: day,
      count: byDay.get(day) ?? 0,
      filter: { since: day, until: day },
    })),
    by_hour: Array.from({ length: 24 }, (_, hour) => ({
      key: String(hour),
      count: hourOf.get(hour) ?? 0,
      filter: { since, hour },
    })),
    by_service: shareOut(withAll(services), (key) => ({ since, service: LossKind.parse(key) })),
    by_town: shareOut(towns, (town) => ({ since, town })),
    by_page: shareOut(pages, (page) => ({ since, page })),
    by_outcome: shareOut(endings, (key) => ({ since, outcome: Outcome.parse(key) })),
    first_contact: {
      count: minutes.reduce((sum, of) => sum + of.count, 0),
      filter: { since, contacted: 'yes' },
      median: medianOf(minutes),
    },
    jobs: { count: jobs[0]?.count ?? 0, filter: { since, job: 'yes' } },
  }
}

/** Up to which fact the requests are counted; null before the first time. */
export async function countedUpTo({ db }: World): Promise<number | null> {
  const { position } = await db.selectFrom('lead_count_cursor').select('position').executeTakeFirstOrThrow()
  return position === null ? null : Number(position)
}

async function figure(world: World, viewer: Viewer, filter: LeadFilter): Promise<LeadFigure> {
  const leads = narrowLeads(leadsFor(world, viewer), filter, { me: viewer.employee.id, now: world.now() })
  const { count } = await leads
    .select((lead) => lead.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), filter }
}

async function listFirstUnclaimed(world: World, viewer: Viewer) {
  const rows = await mostUrgentFirst(unclaimedFor(world, viewer))
    .select(['id', 'name', 'loss', 'service', 'town', 'urgency', 'received_at'])
    .select(happeningNow.as('is_happening_now'))
    .limit(shownFirst)
    .execute()
  return rows.map(({ received_at, ...row }) => ({ ...row, received_at: received_at.toISOString() }))
}

async function countByDay({ db }: World, since: string) {
  const rows = await db
    .selectFrom('lead_count')
    .select(['day', (of) => of.fn.sum<string>('count').as('count')])
    .where('kind', '=', 'service')
    .where('day', '>=', since)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, count }) => [day, Number(count)]))
}

type Counted = { key: string; count: number }

async function countBy({ db }: World, kind: Kind, since: string): Promise<Counted[]> {
  const rows = await db
    .selectFrom('lead_count')
    .select(['key', (of) => of.fn.sum<string>('count').as('count')])
    .where('kind', '=', kind)
    .where('day', '>=', since)
    .groupBy('key')
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('key')
    .execute()
  return rows.map(({ key, count }) => ({ key, count: Number(count) }))
}

/** Services without requests are listed too: zero is worth knowing. */
function withAll(services: Counted[]): Counted[] {
  const missing = serviceSlugs.filter((slug) => !services.some(({ key }) => key === slug))
  return [...services, ...missing.map((key) => ({ key, count: 0 }))]
}

function shareOut(counted: Counted[], filterOf: (key: string) => LeadFilter): Shares {
  const shares: Share[] = counted
    .slice(0, mostShares)
    .map(({ key, count }) => ({ key, count, filter: filterOf(key) }))
  const rest = counted.slice(mostShares).reduce((sum, { count }) => sum + count, 0)
  return { shares, rest }
}
