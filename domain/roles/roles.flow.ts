import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { returnLeads } from '#domain/leads/assignment.server.ts'
import type { Allowed } from './allowed.ts'
import { peopleWith } from './move-people.server.ts'
import type { RoleChange } from './role.ts'
import { changeRole, deleteRole } from './roles.server.ts'

type Editor = Allowed<'roles.edit'>

/** Changes the role. Open requests that its people could not work on any more become nobody's; returns how many those were. */
export function changeRoleOfPeople(
  world: World,
  editor: Editor,
  change: RoleChange & { id: string },
): Promise<number> {
  return inTransaction(world, async (world) => {
    await changeRole(world, editor, change)
    return returnLeads(world, editor, await peopleWith(world, change.id))
  })
}

/** Deletes the role, and gives its people the other one. What they could not work on any more becomes nobody's. */
export function endRole(
  world: World,
  editor: Editor,
  which: { id: string; move_to: string | null },
): Promise<number> {
  return inTransaction(world, async (world) => {
    const moved = await deleteRole(world, editor, which)
    return returnLeads(world, editor, moved)
  })
}
