import { createHash } from 'node:crypto'
import { prepare } from '#platform/database/prepared.ts'
import type { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { isOpen } from './open-session.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { factorOf, rolesOf, toSignedIn } from './signed-in.server.ts'
import { findErase } from './erase.server.ts'
import { endedSessionKeptFor, erasureWaitsFor } from './session-times.ts'
import { signInRefusal } from './session-refusal.ts'

/** `seen_at` is written at most this often. */
const seenEvery = 5 * minute

/** `confirmed_at` is when the password or second factor was last entered; `expires_at` is null for a session that never expires. */
export type Session = {
  id: string
  employee: SignedIn
  is_remembered: boolean
  confirmed_at: Date
  expires_at: Date | null
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
    is_remembered: session.expires_at === null,
    confirmed_at: session.confirmed_at,
    expires_at: session.expires_at,
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
    .where((session) => isOpen(session, now))
    .where(maySignIn),
)

/** Why a token opens no session: asked only after `findSession` found none, so that a good token costs no second query. */
export async function refusalOf(world: World, token: string): Promise<Refusal> {
  const ended = await world.db
    .selectFrom('session')
    .select(['id', 'employee_id', 'erase_requested_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return refusalOfEnded(world, ended)
}

type Ended = { id: string; employee_id: string; erase_requested_at: Date | null }

async function refusalOfEnded(world: World, session: Ended | undefined): Promise<Refusal> {
  if (!session) return signInRefusal(undefined)
  const { erase_requested_at: at, ...ended } = session
  return signInRefusal({ erased: at && (await findErase(world, { ...ended, erase_requested_at: at })) })
}

/**
 * From here on nobody else changes the person's access before this transaction ends. A session that has ended is refused: what
 * it was about to add, such as a password or a factor, would outlive it.
 */
export async function holdSession(
  world: World,
  { id, employee }: Pick<Session, 'id' | 'employee'>,
): Promise<void> {
  await lockAccess(world, employee.id)
  const session = await world.db
    .selectFrom('session')
    .select(['id', 'employee_id', 'ended_at', 'erase_requested_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session || session.ended_at) throw await refusalOfEnded(world, session)
}

/**
 * A session is deleted when its device hasn’t come for a year since it ended, or since the device was to be erased. From then on its
 * token is not known, which removes the keys on the device and nothing else: after a backup was restored no token of since then is
 * known either, and what was typed must not be lost by that.
 */
export async function forgetOldSessions(world: World): Promise<void> {
  const ago = (time: number) => new Date(world.now().getTime() - time)
  const over = ago(endedSessionKeptFor)
  await world.db
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', over), is('ended_at', '<', over)]))
    .where((is) =>
      is.or([is('erase_requested_at', 'is', null), is('erase_requested_at', '<', ago(erasureWaitsFor))]),
    )
    .execute()
}

/** Opening a session or granting access and ending them wait for each other. */
export async function lockAccess({ db }: World, employeeId: string) {
  await db.selectFrom('employee').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute()
}

/** Tokens have 256 random bits, so a plain hash cannot be turned back. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}
