import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { listAllWhoMay, listHolders } from '#domain/employees/people-who-may.server.ts'
import { countUnclaimed, listUnclaimed } from '#domain/leads/unclaimed.server.ts'
import { listUncalled } from '#domain/leads/uncalled.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'
import { mostUncalled, type Alerts } from './alert.ts'
import { listSettledAlerts, readReached } from './alert-views.server.ts'
import { readNextRungs, readRungs } from './ladder.server.ts'

const mostOpen = 50

/** A page of the unclaimed requests with their alerts, and the alerts that reached this person and ended lately. */
export async function readAlerts(
  world: World,
  viewer: Allowed<'leads.view'>,
  after: string | undefined,
): Promise<Alerts> {
  const [{ call_back_minutes }, counts, { items: leads, next: nextPage }, uncalled, settled] =
    await Promise.all([
      getCompany(world),
      countUnclaimed(world, viewer),
      listUnclaimed(world, viewer, { limit: mostOpen, after }),
      listUncalled(world, viewer, mostUncalled),
      listSettledAlerts(world, viewer),
    ])
  const ids = leads.map(({ lead_id }) => lead_id)
  const [reached, told, next] = await Promise.all([
    readReached(world, viewer.employee.id, ids),
    readRungs(world, ids),
    readReachable(world).then((reachable) => readNextRungs(world, ids, reachable)),
  ])
  const open = leads.map((lead) => ({
    ...lead,
    reached_me: reached.has(lead.lead_id),
    told: told.get(lead.lead_id) ?? [],
    next: next.get(lead.lead_id) ?? null,
  }))
  return { ...counts, call_back_minutes, open, next: nextPage, uncalled, settled }
}

/** Who could be told at this moment. */
async function readReachable(world: World) {
  const [able, owners, onCall] = await Promise.all([
    listAllWhoMay(world, 'leads.assign'),
    listHolders(world, ownerRoleId),
    listOnCall(world, world.now()),
  ])
  return { able, owners, onCall }
}
