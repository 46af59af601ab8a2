import { createHash, randomBytes } from 'node:crypto'
import { announce } from '#platform/events.ts'
import { hashPassword, isPassword } from '#platform/passwords.ts'
import { Refusal } from '#platform/refusal.ts'
import { day, minute } from '#platform/time.ts'
import { inTransaction } from '#platform/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { passwordChanged, passwordReset, type SignedIn } from '#domain/employees/employee.ts'
import { isPermission } from '#domain/roles/permissions.ts'
import {
  signedIn,
  signedOut,
  signInRefused,
  type Credentials,
  type PasswordChange,
  type SignInResult,
} from './session.ts'

/** How long a session lasts that is not kept. */
export const sessionLength = day
/** `seen_at` is written at most this often. */
const seenEvery = 5 * minute

export type Session = { id: string; employee: SignedIn; kept: boolean }

/** Opens a session, or refuses: the same answer after the same work for an unknown, a wrong and a suspended name. */
export async function signIn(
  world: World,
  credentials: Credentials,
  userAgent: string,
): Promise<SignInResult> {
  const found = await findByUsername(world, credentials.username)
  const matches = await isPassword(found?.password_hash ?? null, credentials.password)
  if (!found || !matches || found.suspended_at) {
    if (found) await announce(world, signInRefused, { employee_id: found.id })
    throw new Refusal(401, 'wrong-credentials', 'The username or the password is not right.')
  }
  return openSession(world, found.id, { kept: credentials.remember_me, userAgent })
}

/** The session of a token, or null. */
export async function findSession(world: World, token: string): Promise<Session | null> {
  const now = world.now()
  const session = await world.db
    .selectFrom('session')
    .innerJoin('employee', 'employee.id', 'session.employee_id')
    .select(['session.id', 'session.employee_id', 'session.seen_at', 'session.expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirst()
  if (!session) return null

  if (now.getTime() - session.seen_at.getTime() > seenEvery) {
    await world.db.updateTable('session').set({ seen_at: now }).where('id', '=', session.id).execute()
  }
  const employee = await getSignedIn(world, session.employee_id)
  return { id: session.id, employee, kept: session.expires_at === null }
}

export function signOut(world: World, session: Session): Promise<void> {
  return inTransaction(world, async (world) => {
    await world.db
      .updateTable('session')
      .set({ ended_at: world.now() })
      .where('id', '=', session.id)
      .execute()
    const employee_id = session.employee.id
    await announce(world, signedOut, { employee_id, session_id: session.id }, employee_id)
  })
}

/** Sets a new password and ends the person's other sessions. */
export async function changePassword(world: World, session: Session, change: PasswordChange): Promise<void> {
  const { id } = session.employee
  const { password_hash } = await world.db
    .selectFrom('employee')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password_hash, change.current))) {
    throw new Refusal(400, 'wrong-password', 'Your current password is not right.', {
      fields: { current: ['Your current password is not right.'] },
    })
  }
  if (change.next === change.current) {
    throw new Refusal(422, 'same-password', 'The new password must be another one.', {
      fields: { next: ['The new password must be another one.'] },
    })
  }
  await setPassword(world, { id, password: change.next, keep: session.id })
}

/** Gives a person a password where it is not theirs already, and ends their sessions. */
export async function givePassword(world: World, username: string, password: string): Promise<void> {
  const found = await findByUsername(world, username)
  if (!found || (await isPassword(found.password_hash, password))) return
  await setPassword(world, { id: found.id, password, keep: null })
}

/** Gives someone who lost theirs a password that they must change, and ends all their sessions. */
export async function resetPassword(world: World, employeeId: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await inTransaction(world, async (world) => {
    await writePassword(world, { id: employeeId, password_hash, must_change_password: true, keep: null })
    await announce(world, passwordReset, { employee_id: employeeId })
  })
}

async function setPassword(world: World, { id, password, keep }: Keeping & { password: string }) {
  const password_hash = await hashPassword(password)
  await inTransaction(world, async (world) => {
    await writePassword(world, { id, password_hash, must_change_password: false, keep })
    await announce(world, passwordChanged, { employee_id: id }, keep === null ? null : id)
  })
}

/** `keep` is the one session that goes on. */
type Keeping = { id: string; keep: string | null }
type NewPassword = Keeping & { password_hash: string; must_change_password: boolean }

async function writePassword({ db, now }: World, { id, keep, ...columns }: NewPassword) {
  await db.updateTable('employee').set(columns).where('id', '=', id).execute()
  await db
    .updateTable('session')
    .set({ ended_at: now() })
    .where('employee_id', '=', id)
    .where('ended_at', 'is', null)
    .$if(keep !== null, (session) => session.where('id', '!=', keep))
    .execute()
}

/** Ends what expired long ago is of no use to anyone. */
export async function forgetOldSessions(world: World): Promise<void> {
  const long = new Date(world.now().getTime() - 30 * day)
  await world.db
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', long), is('ended_at', '<', long)]))
    .execute()
}

function findByUsername({ db }: World, username: string) {
  return db
    .selectFrom('employee')
    .select(['id', 'password_hash', 'suspended_at'])
    .where((is) => is(is.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst()
}

function openSession(world: World, employeeId: string, how: { kept: boolean; userAgent: string }) {
  const token = randomBytes(32).toString('base64url')
  const now = world.now()
  const id = newId(now.getTime())
  return inTransaction(world, async (world) => {
    await world.db
      .insertInto('session')
      .values({
        id,
        token_hash: hashToken(token),
        employee_id: employeeId,
        user_agent: how.userAgent.slice(0, 300),
        created_at: now,
        seen_at: now,
        expires_at: how.kept ? null : new Date(now.getTime() + sessionLength),
        ended_at: null,
      })
      .execute()
    await announce(world, signedIn, { employee_id: employeeId, session_id: id }, employeeId)
    return { token, user: await getSignedIn(world, employeeId) }
  })
}

async function getSignedIn({ db }: World, id: string): Promise<SignedIn> {
  const employee = await db
    .selectFrom('employee')
    .select(['id', 'username', 'name', 'must_change_password'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const roles = await db
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select(['role.name', 'role.permissions'])
    .where('employee_id', '=', id)
    .orderBy('role.name')
    .execute()
  const permissions = new Set(roles.flatMap((role) => role.permissions).filter(isPermission))
  return { ...employee, roles: roles.map(({ name }) => name), permissions: [...permissions] }
}

/** Tokens have 256 random bits, so a plain hash cannot be turned back. */
function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}
