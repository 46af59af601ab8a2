import type { World } from '#platform/world.ts'
import { listAllWhoMay, listHolders } from '#domain/employees/people-who-may.server.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'

/** Who could be told at this moment. */
export async function readReachable(world: World) {
  const [able, owners, onCall] = await Promise.all([
    listAllWhoMay(world, 'leads.assign'),
    listHolders(world, ownerRoleId),
    listOnCall(world, world.now()),
  ])
  return { able, owners, onCall }
}
