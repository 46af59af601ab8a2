import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { countUnclaimed, listUnclaimed } from '#domain/leads/unclaimed.server.ts'
import { listUncalled } from '#domain/leads/calls/uncalled.server.ts'
import { countWaitingCalls, listOpenCalls } from '#domain/leads/office-calls/office-call-views.server.ts'
import { listReplacedVisits } from '#domain/leads/schedule/replaced-visits.server.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { mostUncalled, type Alerts } from './alert.ts'
import { listSettledAlerts, readReached } from './alert-views.server.ts'
import { readNextRungs, readRungs } from './ladder.server.ts'
import { readReachable } from './reachable.server.ts'

const mostOpen = 50

/** A page of the unclaimed requests and the open calls for the office with their alerts, and the alerts that reached this person and ended lately. */
export async function readAlerts(
  world: World,
  viewer: Allowed<'leads.view'>,
  after: string | undefined,
): Promise<Alerts> {
  const [
    { call_back_minutes },
    { calls, calls_waiting },
    counts,
    { items: leads, next: nextPage },
    uncalled,
    settled,
    replaced,
  ] = await Promise.all([
    getCompany(world),
    readCalls(world, viewer),
    countUnclaimed(world, viewer),
    listUnclaimed(world, viewer, { limit: mostOpen, after }),
    listUncalled(world, viewer, mostUncalled),
    listSettledAlerts(world, viewer),
    listReplacedVisits(world, viewer),
  ])
  // An alert has the ID of what it is about.
  const ids = [...leads.map(({ lead_id }) => lead_id), ...calls.map(({ id }) => id)]
  const [reached, told, next] = await Promise.all([
    readReached(world, viewer.employee.id, ids),
    readRungs(world, ids),
    readReachable(world).then((reachable) => readNextRungs(world, ids, reachable)),
  ])
  const alertOf = (id: string) => ({
    reached_me: reached.has(id),
    told: told.get(id) ?? [],
    next: next.get(id) ?? null,
  })
  return {
    ...counts,
    call_back_minutes,
    calls: calls.map((call) => ({ ...call, ...alertOf(call.id) })),
    calls_waiting,
    open: leads.map((lead) => ({ ...lead, ...alertOf(lead.lead_id) })),
    next: nextPage,
    uncalled,
    settled,
    replaced,
  }
}

/** Whoever assigns requests answers the field. */
async function readCalls(world: World, viewer: Allowed<'leads.view'>) {
  if (!viewer.employee.permissions['leads.assign']) return { calls: [], calls_waiting: 0 }
  const dispatcher = allow(viewer.employee, 'leads.assign')
  const [calls, calls_waiting] = await Promise.all([
    listOpenCalls(world, dispatcher),
    countWaitingCalls(world, dispatcher),
  ])
  return { calls, calls_waiting }
}
