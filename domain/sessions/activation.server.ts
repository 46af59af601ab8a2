import { announce } from '#platform/events/events.ts'
import { hashPassword } from '#platform/secrets/passwords.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import { hashCode } from '#domain/employees/access-code.ts'
import { beyond } from '#domain/roles/grants.ts'
import { type Activation, type SignInResult } from './session.ts'
import { namesOf } from './own-password.server.ts'
import { refuseWeak } from './password-rule.ts'
import { writePassword } from './passwords.server.ts'
import { findByUsername, openSession } from './sign-in.server.ts'
import { getSignedIn } from './signed-in.server.ts'
import { employeeActivated } from '#domain/employees/employee-events.ts'
import { signInRefused } from './session-events.ts'

/**
 * Sets the password of whoever has the code, once, ends what was open before, and opens a session. The same answer after the
 * same work for an unknown name and a code that is wrong, too old or used: the password is hashed before anything is known.
 */
export async function activate(
  world: World,
  { company, ...activation }: Activation & { company: string },
  userAgent: string,
): Promise<SignInResult> {
  const { username, password } = activation
  await refuseWeak('password', password, { username, names: [], company })
  const password_hash = await hashPassword(activation.password)
  const found = await findByUsername(world, activation.username)
  const result = await inTransaction(world, async (world) => {
    const id = found ? await lockUnlessSuspended(world, found.id) : null
    const code = await spendCode(world, id, activation.code)
    if (!id || !code || !(await couldStillIssue(world, code.issued_by, id))) return null
    const { purpose } = code
    await refuseWeak('password', password, { username, names: await readNames(world, id), company })
    const ending = { why: 'password-chosen-with-code', employee_id: id } as const
    await writePassword(world, ending, { password_hash, must_change_password: false })
    await announce(world, employeeActivated, { employee_id: id, purpose }, id)
    return openSession(world, id, { is_remembered: activation.remember_me, userAgent })
  })
  if (result) return result
  await announce(world, signInRefused, { employee_id: found?.id ?? null })
  throw new Refusal(
    401,
    'wrong-code',
    'The username or code isn’t correct, or the code was used or has expired. Ask for a new code.',
  )
}

/**
 * The person's id, locked against suspension and role changes until the transaction ends; or null. Invited people have no
 * password yet, so this asks for less than that they may sign in.
 */
async function lockUnlessSuspended({ db }: World, id: string) {
  const person = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return person?.id ?? null
}

/** Shown only to someone with a valid code; a refused password doesn't use up the code. */
async function readNames({ db }: World, id: string) {
  const person = await db
    .selectFrom('employee')
    .select(['name', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return namesOf(person)
}

/**
 * Who gave the code out knows it. So it counts only while they may sign in, may give out codes, and hold all that the person
 * holds: it opens nothing to someone who was let go or demoted, and nothing that was given to the person since and goes beyond
 * the giver.
 */
async function couldStillIssue(world: World, issuerId: string, employeeId: string) {
  const canIssue = await world.db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', issuerId)
    .where(maySignIn)
    .executeTakeFirst()
  const [issuer, employee] = [await getSignedIn(world, issuerId), await getSignedIn(world, employeeId)]
  if (!canIssue || issuer.permissions['employees.resetPassword'] !== 'all') return false
  return beyond(issuer.permissions, employee.permissions).length === 0
}

/** Of several who bring one code at once, one has it. */
function spendCode(world: World, employeeId: string | null, code: string) {
  const id = employeeId ?? newId(world.now().getTime())
  return world.db
    .deleteFrom('access_code')
    .where('employee_id', '=', id)
    .where('code_hash', '=', hashCode(world.secret, id, code))
    .where('expires_at', '>', world.now())
    .returning(['purpose', 'issued_by'])
    .executeTakeFirst()
}
