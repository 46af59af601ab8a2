import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from './allowed.ts'
import { readGrants, writeGrants } from './grants.ts'
import { movePeople } from './move-people.server.ts'
import { requireUnique, requireWithin } from './role-rules.server.ts'
import { mostRoles, type NewRole, type RoleChange, type RoleFacts } from './role.ts'
import { ownerRoleId } from './system-roles.ts'
import { roleChanged, roleCreated, roleDeleted } from './role-events.ts'

type Editor = Allowed<'roles.edit'>

/** Makes a role once: the same id with the same content changes nothing, with another content it is refused. */
export async function makeRole(world: World, editor: Editor, { id, ...facts }: NewRole): Promise<void> {
  requireWithin(editor, facts.permissions)
  await requireUnique(facts.name, () =>
    inTransaction(world, async (world) => {
      const row = written(facts)
      const inserted = await world.db
        .insertInto('role')
        .values({ id, ...row, is_system: false, revision: 1 })
        .onConflict((role) => role.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) return requireSame(world, id, row)
      await requireRoom(world)
      await announce(world, roleCreated, { role_id: id, after: row }, editor.employee.id)
    }),
  )
}

/** `revision` is the one the change was made from. No one can change permissions beyond their own. */
export async function changeRole(
  world: World,
  editor: Editor,
  { id, revision, ...facts }: RoleChange & { id: string },
): Promise<void> {
  await requireUnique(facts.name, () =>
    inTransaction(world, async (world) => {
      const role = await lockRole(world, id)
      const next = written({ ...facts, demands_factor: facts.demands_factor ?? role.demands_factor })
      const [before, after] = difference(role, next)
      // Even those who hold everything may have to show a second factor.
      if (id === ownerRoleId && Object.keys(after).some((changed) => changed !== 'demands_factor'))
        throw new Refusal(409, 'owner-stays', 'The Owner role has all permissions and can’t be changed.')
      requireWithin(editor, readGrants(role.permissions))
      requireWithin(editor, facts.permissions)
      if (role.revision !== revision)
        throw new Refusal(409, 'role-moved-on', 'Someone else changed this role. Your changes weren’t saved.')

      if (Object.keys(after).length === 0) return
      await world.db
        .updateTable('role')
        .set({ ...after, revision: revision + 1 })
        .where('id', '=', id)
        .execute()
      await announce(world, roleChanged, { role_id: id, before, after }, editor.employee.id)
    }),
  )
}

/** Deletes a custom role. Its people get `move_to` instead, so that no one is left without a role. Returns their ids. */
export function deleteRole(
  world: World,
  editor: Editor,
  { id, move_to }: { id: string; move_to: string | null },
): Promise<string[]> {
  return inTransaction(world, async (world) => {
    // Locked in one order, so that two deletions can't deadlock.
    for (const one of [id, move_to ?? id].toSorted()) await lockRole(world, one)
    const role = await lockRole(world, id)
    if (role.is_system) throw new Refusal(409, 'role-stays', 'Built-in roles can’t be deleted.')
    requireWithin(editor, readGrants(role.permissions))
    if (move_to) await requireTarget(world, editor, { id, move_to })
    const moved = await movePeople(world, editor, { from: id, to: move_to })
    await world.db.deleteFrom('role').where('id', '=', id).execute()
    await announce(
      world,
      roleDeleted,
      { role_id: id, before: wordsOf(role), moved_to: move_to },
      editor.employee.id,
    )
    return moved
  })
}

async function requireTarget(world: World, editor: Editor, { id, move_to }: { id: string; move_to: string }) {
  if (move_to === id)
    throw new Refusal(422, 'same-role', 'Choose a different role from the one you’re deleting.')
  requireWithin(editor, readGrants((await lockRole(world, move_to)).permissions))
}

/** The lock keeps the role from being granted meanwhile. */
async function lockRole({ db }: World, id: string) {
  const role = await db
    .selectFrom('role')
    .select(['name', 'description', 'permissions', 'demands_factor', 'is_system', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!role) throw new Refusal(404, 'role-not-found', 'Role not found.')
  return role
}

async function requireRoom({ db }: World) {
  const { count } = await db
    .selectFrom('role')
    .select((role) => role.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > mostRoles)
    throw new Refusal(409, 'too-many-roles', `There are already ${mostRoles} roles. Delete one first.`)
}

async function requireSame({ db }: World, id: string, wanted: Written) {
  const role = await db
    .selectFrom('role')
    .select(['name', 'description', 'permissions', 'demands_factor'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!role || Object.keys(difference(role, wanted)[1]).length > 0)
    throw new Refusal(409, 'role-differs', 'A different role was already created with this ID.')
}

type Written = { name: string; description: string; permissions: string[]; demands_factor: boolean }

function written({ permissions, ...words }: RoleFacts): Written {
  return wordsOf({ ...words, permissions: writeGrants(permissions) })
}

function wordsOf({ name, description, permissions, demands_factor }: Written): Written {
  return { name, description, permissions, demands_factor }
}

/** What of the old is not in the new any more, and what is there in its place. */
function difference(old: Written, next: Written): [before: Partial<Written>, after: Partial<Written>] {
  const [before, after]: [Partial<Written>, Partial<Written>] = [{}, {}]
  if (old.name !== next.name) [before.name, after.name] = [old.name, next.name]
  if (old.description !== next.description)
    [before.description, after.description] = [old.description, next.description]
  if (old.permissions.toSorted().join() !== next.permissions.toSorted().join())
    [before.permissions, after.permissions] = [old.permissions, next.permissions]
  if (old.demands_factor !== next.demands_factor)
    [before.demands_factor, after.demands_factor] = [old.demands_factor, next.demands_factor]
  return [before, after]
}
