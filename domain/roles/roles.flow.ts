import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { returnChats } from '#domain/chat/repliers.server.ts'
import { returnLeads } from '#domain/leads/assignment.server.ts'
import type { Allowed } from './allowed.ts'
import { peopleWith } from './move-people.server.ts'
import type { RoleChange } from './role.ts'
import { changeRole, deleteRole } from './roles.server.ts'

type Editor = Allowed<'roles.edit'>

/** Changes the role. Open requests that its people can no longer work on become unassigned; returns how many. Their chats wait for others. */
export function changeRoleOfPeople(
  world: World,
  editor: Editor,
  change: RoleChange & { id: string },
): Promise<number> {
  return inTransaction(world, async (world) => {
    await changeRole(world, editor, change)
    return returnAll(world, editor, await peopleWith(world, change.id))
  })
}

/** Deletes the role and gives its people the other one. Requests they can no longer work on become unassigned. */
export function endRole(
  world: World,
  editor: Editor,
  which: { id: string; move_to: string | null },
): Promise<number> {
  return inTransaction(world, async (world) => {
    return returnAll(world, editor, await deleteRole(world, editor, which))
  })
}

async function returnAll(world: World, editor: Editor, people: readonly string[]) {
  const returned = await returnLeads(world, editor, people)
  await returnChats(world, editor, people)
  return returned
}
