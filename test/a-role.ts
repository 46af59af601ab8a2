import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { NewRole } from '#domain/roles/role.ts'

/** A role as the door has read it. */
export function aNewRole(overrides: Partial<Record<string, unknown>> = {}): NewRole {
  return NewRole.parse({ id: newId(), name: 'Estimator', permissions: {}, ...overrides })
}

/** The id of a role that is there. */
export async function roleNamed({ db }: World, name: string): Promise<string> {
  const role = await db.selectFrom('role').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return role.id
}
