import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { hour } from '#platform/time.ts'
import { hashCode } from '#domain/employees/access-code.ts'
import type { TestWorld } from '#test/world.ts'

/** Two turns that two people could swap. */
export async function restoreShifts(
  { world: { db } }: TestWorld,
  { ids, people }: { ids: string[]; people: string[] },
) {
  await db.deleteFrom('shift').execute()
  const rows = ids.map((id, nth) => ({
    id,
    employee_id: people[nth] ?? '',
    line: 'first' as const,
    starts_at: new Date(Date.UTC(2026, 10, 23 + nth)),
    ends_at: new Date(Date.UTC(2026, 10, 24 + nth)),
    revision: 1,
  }))
  await db.insertInto('shift').values(rows).execute()
}

export async function restoreRoles({ world: { db } }: TestWorld, roles: Selectable<Schema['role']>[]) {
  const ids = roles.map(({ id }) => id)
  await db.deleteFrom('role').where('id', 'not in', ids).execute()
  for (const { id, ...role } of roles) {
    await db
      .insertInto('role')
      .values({ id, ...role })
      .onConflict((row) => row.column('id').doUpdateSet(role))
      .execute()
  }
}

/** What makes the last move of a request one that can be taken back. */
export const aMoveToUndo = {
  status: 'contacted',
  visit: null,
  outcome: null,
  duplicate_of: null,
  assigned_to: null,
  revision: 1,
}

export const code = 'K7QX-3ZTA-90PM'

/** The one code there is. */
export async function giveCode({ world }: TestWorld, employee_id: string, issued_by: string) {
  await world.db.deleteFrom('access_code').execute()
  const issued_at = world.now()
  await world.db
    .insertInto('access_code')
    .values({
      employee_id,
      code_hash: hashCode(world.secret, employee_id, code),
      purpose: 'reset',
      issued_by,
      issued_at,
      expires_at: new Date(issued_at.getTime() + hour),
    })
    .execute()
}
