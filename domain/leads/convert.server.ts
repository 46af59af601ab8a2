import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow } from '#domain/roles/allowed.ts'
import { giveLead } from './give.server.ts'
import { lockLead, requireReleased } from './leads.server.ts'
import { isWorker } from './workers.server.ts'

/** Locks the request that gets a job. What is in quarantine gets none. */
export async function lockToConvert(world: World, employee: SignedIn, id: string) {
  const lead = await lockLead(world, allow(employee, 'leads.convert'), id)
  requireReleased(lead)
  return lead
}

type Locked = Pick<Awaited<ReturnType<typeof lockLead>>, 'id' | 'assigned_to'>

/** A request that was nobody's becomes that of whoever makes its job, if they may work on requests. */
export async function giveToMaker(
  world: World,
  { id, assigned_to }: Locked,
  { id: me }: SignedIn,
): Promise<void> {
  if (assigned_to !== null || !(await isWorker(world, me))) return
  await giveLead(world, { lead_id: id, from: null, to: me, by: me })
}
