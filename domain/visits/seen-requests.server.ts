import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import type { SeenRequest } from './visit.ts'

/** Those of these ids that are requests the person may see. */
export async function listSeenRequests(
  { db }: World,
  employee: SignedIn,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SeenRequest>> {
  const scope = employee.permissions['leads.view']
  if (!scope || ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'name', 'town', 'revision'])
    .where('id', 'in', ids)
    .where(visibleTo({ employee, scope }))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
