import type * as z from 'zod'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { returnChats } from '#domain/chat/repliers.server.ts'
import { reassignOpenLeads } from '#domain/leads/assignment.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { endSessions } from '#domain/sessions/end-sessions.server.ts'
import { letEmployeeGo, recordSignedOut, suspendEmployee } from './departures.server.ts'
import type { Departure } from './employee-record.ts'

type Manager = Allowed<'employees.deactivate'>
type Way = { depart: typeof suspendEmployee; why: 'suspended' | 'left' }
type Leaving = z.output<typeof Departure> & { id: string }

/**
 * Suspends the person, signs them out and erases their devices, and assigns their open requests to `reassign_to`, or to no one. Their
 * conversations wait for someone else.
 */
export function suspendPerson(world: World, manager: Manager, leaving: Leaving): Promise<void> {
  return departWith(world, manager, { ...leaving, depart: suspendEmployee, why: 'suspended' })
}

/** The same of someone who left the company. */
export function letPersonGo(world: World, manager: Manager, leaving: Leaving): Promise<void> {
  return departWith(world, manager, { ...leaving, depart: letEmployeeGo, why: 'left' })
}

/** Signs the person out on every device. */
export function signPersonOut(world: World, manager: Manager, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    await recordSignedOut(world, manager, id)
    await endSessions(world, { why: 'signed-out-by-manager', employee_id: id })
  })
}

function departWith(
  world: World,
  manager: Manager,
  { id, revision, reassign_to, depart, why }: Leaving & Way,
) {
  return inTransaction(world, async (world) => {
    await depart(world, manager, { id, revision })
    await endSessions(world, { why, employee_id: id })
    await reassignOpenLeads(world, manager, { from: id, to: reassign_to })
    await returnChats(world, manager, [id])
  })
}
