import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { mayReply } from '#domain/employees/may-work.ts'
import { isOpen } from '#domain/sessions/open-session.ts'
import { callAnyone } from './states.server.ts'

/** Refuses to give a conversation to someone who can’t be in one. */
export async function requireReplier(world: World, employeeId: string): Promise<void> {
  if (!(await isReplier(world, employeeId))) throw nobodyToReply()
}

/**
 * Whether someone can be in a conversation. Who is suspended meanwhile, or given other roles, waits for this, and then hands over what they
 * are given now too.
 */
export async function isReplier(world: World, employeeId: string): Promise<boolean> {
  await world.db.selectFrom('employee').select('id').where('id', '=', employeeId).forShare().execute()
  // A statement of its own: one that locks and asks at once would know, after it has waited, what they could do before.
  return (await findRepliers(world, [employeeId])).has(employeeId)
}

/** Whether the person is signed in on any device. */
export async function isSignedIn({ db, now }: World, employeeId: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where((session) => isOpen(session, now()))
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/** Those of the people who may sign in and be in conversations. */
async function findRepliers({ db }: World, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('employee').select('id').where('id', 'in', ids).where(mayReply).execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * The conversations of those of these people who can’t be in one any more wait for someone else, and alerts go out. Whoever calls this has
 * locked the people.
 */
export async function returnChats(
  world: World,
  { employee }: { employee: { id: string } },
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  const repliers = await findRepliers(world, people)
  const gone = people.filter((id) => !repliers.has(id))
  if (gone.length === 0) return
  const chats = await world.db
    .selectFrom('chat')
    .select(['id', 'assigned_to'])
    .where('assigned_to', 'in', gone)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const chat of chats) await callAnyone(world, chat, employee.id)
}

export function nobodyToReply() {
  return new Refusal(422, 'nobody-to-assign', 'This person can’t take chats. Choose someone else.')
}
