import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import { rolesLetWork } from '#domain/employees/may-work.ts'

/** Refuses to give a request to someone who can't be given any. */
export async function requireWorker(world: World, employeeId: string): Promise<void> {
  if (await isWorker(world, employeeId)) return
  throw new Refusal(422, 'nobody-to-assign', 'This person can’t take requests. Choose someone else.')
}

/**
 * Whether someone can sign in, and may see and work on requests. Who is suspended meanwhile, or given other roles, waits for this, and
 * then hands over what they are given now too.
 */
export async function isWorker(world: World, employeeId: string): Promise<boolean> {
  const person = await world.db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .where(maySignIn)
    .forShare()
    .executeTakeFirst()
  // A statement of its own: while it waits for another change of the person, one that asks for their roles knows the old ones.
  return person !== undefined && (await findWorkers(world, [employeeId])).has(employeeId)
}

/** Those of the people whose roles let them see the requests that are given to them, and work on them. */
export async function findWorkers({ db }: World, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('id', 'in', ids)
    .where(rolesLetWork)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
