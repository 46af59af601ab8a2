import type { World } from '#platform/world.ts'
import { listAllWhoMay } from '#domain/employees/people-who-may.server.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'

/** The first line of the rota, as far as they may take requests. */
export async function readOnCall(world: World) {
  const [shifts, able] = await Promise.all([
    listOnCall(world, world.now()),
    listAllWhoMay(world, 'leads.assign'),
  ])
  const first = shifts.find(({ line }) => line === 'first')
  return able.find(({ id }) => id === first?.employee_id)?.name ?? null
}
