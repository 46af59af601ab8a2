import type { World } from '#platform/world.ts'

/** Who is in each of these conversations. They hear of it as of their own, also while it is no request yet. */
export async function assigneesOfChats({ db }: World, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'assigned_to'])
    .where('id', 'in', ids)
    .where('assigned_to', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, assigned_to }) => (assigned_to ? [[id, assigned_to] as const] : [])))
}
