import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { returnChats } from '#domain/chat/repliers.server.ts'
import { returnLeads } from '#domain/leads/assignment.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { RolesChange } from './employee-record.ts'
import { changeRoles } from './roles-of-people.server.ts'

/** Replaces the person's roles. Open requests that they can no longer work on become unassigned, and their chats wait for someone else. */
export function changeRolesOf(
  world: World,
  editor: Allowed<'employees.edit'>,
  change: RolesChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await changeRoles(world, editor, change)
    await returnLeads(world, editor, [change.id])
    await returnChats(world, editor, [change.id])
  })
}
