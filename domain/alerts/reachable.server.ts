import type { World } from '#platform/world.ts'
import { listAllWhoMay, listHolders } from '#domain/employees/people-who-may.server.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'
import type { NextRung } from './alert.ts'
import { readNextRungs } from './ladder.server.ts'

/** Whom the alert with this ID reaches next, and when; null where none is open. */
export async function findNextRung(world: World, alertId: string): Promise<NextRung | null> {
  return (await readNextRungs(world, [alertId], await readReachable(world))).get(alertId) ?? null
}

/** Who could be told at this moment. */
export async function readReachable(world: World) {
  const [able, owners, onCall] = await Promise.all([
    listAllWhoMay(world, 'leads.assign'),
    listHolders(world, ownerRoleId),
    listOnCall(world, world.now()),
  ])
  return { able, owners, onCall }
}
