import { announce } from '#platform/events/events.ts'
import { hashPassword, isPassword } from '#platform/secrets/passwords.ts'
import { fieldRefusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { refuseWeak } from './password-rule.ts'
import type { PasswordChange } from './session.ts'
import { writePassword } from './passwords.server.ts'
import { holdSession, type Session } from './sessions.server.ts'
import { passwordChanged } from '#domain/employees/access-events.ts'

/** Sets a new password and ends the person's other sessions. Returns how many these were. */
export async function changePassword(
  world: World,
  session: Session,
  { current, next, company }: PasswordChange & { company: string },
): Promise<number> {
  const { id, username } = session.employee
  const person = await requirePassword(world, session, { field: 'current', password: current })
  if (next === current) {
    const sentence = 'Choose a password that’s different from your current one.'
    throw fieldRefusal('next', sentence, { code: 'same-password' })
  }
  await refuseWeak('next', next, { username, names: namesOf(person), company })
  const password_hash = await hashPassword(next)
  return inTransaction(world, async (world) => {
    // Two devices that change it at once: the first to come signs the other out, whose password must not count then.
    await holdSession(world, session)
    const ending = { why: 'password-changed', employee_id: id, session_id: session.id } as const
    const ended = await writePassword(world, ending, { password_hash, must_change_password: false })
    await announce(world, passwordChanged, { employee_id: id }, id)
    return ended
  })
}

/** Refuses with a field error unless this is the signed-in person's password. */
export async function requirePassword(
  world: World,
  session: Session,
  { field, password }: { field: string; password: string },
) {
  const person = await findByOwnPassword(world, session, password)
  if (person) return person
  const wrong = { status: 400, code: 'wrong-password' } as const
  throw fieldRefusal(field, 'Your current password isn’t correct.', wrong)
}

/** The signed-in person if this is their password, otherwise null. */
export async function findByOwnPassword({ db }: World, { employee }: Session, password: string) {
  const person = await db
    .selectFrom('employee')
    .select(['password_hash', 'name', 'first_name', 'last_name'])
    .where('id', '=', employee.id)
    .executeTakeFirstOrThrow()
  return (await isPassword(person.password_hash, password)) ? person : null
}

export function namesOf(person: { name: string; first_name: string; last_name: string }) {
  return [person.name, person.first_name, person.last_name]
}
