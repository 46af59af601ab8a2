import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { Allowed } from './allowed.ts'
import { beyond, type Grants } from './grants.ts'
import { permissionWords } from './permission-words.ts'

/** No one can grant or revoke permissions that they don't have. */
export function requireWithin({ employee }: Allowed<'roles.edit'>, grants: Grants) {
  const [first] = beyond(employee.permissions, grants)
  if (!first) return
  throw new Refusal(
    403,
    'beyond-yours',
    `You can’t grant “${permissionWords[first]}” because you don’t have it. Ask someone who does.`,
    { permission: first },
  )
}

/** Runs the work, and turns a duplicate name (ignoring case) into a field error. */
export async function requireUnique<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isNameTaken(error)) throw error
    const sentence = `A role named “${name}” already exists.`
    throw fieldRefusal('name', sentence, { status: 409, code: 'role-name-taken' })
  }
}

function isNameTaken(error: unknown) {
  return error instanceof Error && 'constraint' in error && error.constraint === 'role_name'
}
