import { createHash, randomBytes } from 'node:crypto'
import { announce } from '#platform/events.ts'
import { hashPassword, isPassword } from '#platform/passwords.ts'
import { prepare } from '#platform/prepared.ts'
import { Refusal } from '#platform/refusal.ts'
import { day, minute } from '#platform/time.ts'
import { inTransaction } from '#platform/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { passwordChanged, passwordReset, type SignedIn } from '#domain/employees/employee.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { signedIn, signedOut, signInRefused, type Credentials, type SignInResult } from './session.ts'
import { factorOf, getSignedIn, rolesOf, toSignedIn } from './signed-in.server.ts'

/** How long a session lasts that is not kept. */
export const sessionLength = day
/** `seen_at` is written at most this often. */
const seenEvery = 5 * minute

/** `confirmedAt` is when password or second factor were last shown in it. */
export type Session = { id: string; employee: SignedIn; kept: boolean; confirmedAt: Date }

/** Opens a session, or refuses: the same answer after the same work for an unknown, a wrong, a suspended and an invited name. */
export async function signIn(
  world: World,
  credentials: Credentials,
  userAgent: string,
): Promise<SignInResult> {
  const found = await findByUsername(world, credentials.username)
  const matches = await isPassword(found?.password_hash ?? null, credentials.password)
  if (!found || !matches || found.suspended_at) {
    await announce(world, signInRefused, { employee_id: found?.id ?? null })
    throw new Refusal(401, 'wrong-credentials', 'The username or the password is not right.')
  }
  return openSession(world, found.id, { kept: credentials.remember_me, userAgent })
}

/** The session of a token, or null. Each request asks this first, so it is one question to the database. */
export async function findSession(world: World, token: string): Promise<Session | null> {
  const now = world.now()
  const [session] = await askForSession(world.db, hashToken(token), now)
  if (!session) return null

  if (now.getTime() - session.seen_at.getTime() > seenEvery) {
    await world.db.updateTable('session').set({ seen_at: now }).where('id', '=', session.session_id).execute()
  }
  return {
    id: session.session_id,
    employee: toSignedIn(session, session.proved_at !== null),
    kept: session.expires_at === null,
    confirmedAt: session.confirmed_at,
  }
}

const askForSession = prepare('session', (db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('employee', 'employee.id', 'session.employee_id')
    .leftJoin('preference', 'preference.employee_id', 'employee.id')
    .select(['session.id as session_id', 'seen_at', 'expires_at', 'proved_at', 'confirmed_at'])
    .select(['employee.id', 'username', 'name', 'must_change_password', 'preference.language'])
    .select((person) => [rolesOf(person), factorOf(person)])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)])),
)

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

/** Returns how many sessions it ended. */
export async function setPassword(world: World, { id, password, keep }: Keeping & { password: string }) {
  const password_hash = await hashPassword(password)
  return inTransaction(world, async (world) => {
    const ended = await writePassword(world, { id, password_hash, must_change_password: false, keep })
    await announce(world, passwordChanged, { employee_id: id }, keep === null ? null : id)
    return ended
  })
}

/** `keep` is the one session that goes on. */
type Keeping = { id: string; keep: string | null }
type NewPassword = Keeping & { password_hash: string; must_change_password: boolean }

/** Ends codes too: who has one could undo it. Returns how many sessions it ended. */
export async function writePassword(world: World, { id, keep, ...columns }: NewPassword) {
  const { db } = world
  await db.updateTable('employee').set(columns).where('id', '=', id).execute()
  await db.deleteFrom('access_code').where('employee_id', '=', id).execute()
  return endOpenSessions(world, id, keep)
}

/** Ends all but one. Returns how many of them were still good. */
export async function endOpenSessions({ db, now }: World, id: string, keep: string | null) {
  const at = now()
  const ended = await db
    .updateTable('session')
    .set({ ended_at: at })
    .where('employee_id', '=', id)
    .where('ended_at', 'is', null)
    .$if(keep !== null, (session) => session.where('id', '!=', keep))
    .returning('expires_at')
    .execute()
  return ended.filter(({ expires_at }) => !expires_at || expires_at > at).length
}

/** Signs the person out everywhere. What was the reason is told by whoever calls this. */
export async function endSessions(
  world: World,
  _manager: Allowed<'employees.deactivate'> | Allowed<'employees.resetPassword'>,
  employeeId: string,
): Promise<void> {
  await endOpenSessions(world, employeeId, null)
}

/** Ends what expired long ago is of no use to anyone. */
export async function forgetOldSessions(world: World): Promise<void> {
  const long = new Date(world.now().getTime() - 30 * day)
  await world.db
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', long), is('ended_at', '<', long)]))
    .execute()
}

export function findByUsername({ db }: World, username: string) {
  return db
    .selectFrom('employee')
    .select(['id', 'password_hash', 'suspended_at'])
    .where((is) => is(is.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst()
}

export function openSession(world: World, employeeId: string, how: { kept: boolean; userAgent: string }) {
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
        proved_at: null,
        confirmed_at: now,
        expires_at: how.kept ? null : new Date(now.getTime() + sessionLength),
        ended_at: null,
      })
      .execute()
    await announce(world, signedIn, { employee_id: employeeId, session_id: id }, employeeId)
    return { token, user: await getSignedIn(world, employeeId) }
  })
}

/** Tokens have 256 random bits, so a plain hash cannot be turned back. */
function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}
