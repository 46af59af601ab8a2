import { randomBytes } from 'node:crypto'
import { announce } from '#platform/events/events.ts'
import { isPassword } from '#platform/secrets/passwords.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import { type Credentials, type SignInResult } from './session.ts'
import { sessionLength } from './session-times.ts'
import { hashToken } from './sessions.server.ts'
import { getSignedIn } from './signed-in.server.ts'
import { signedIn, signInRefused } from './session-events.ts'

/**
 * Opens a session, or refuses: the same answer after the same work for an unknown, a wrong, a suspended and an invited name. To
 * look at a password takes a while, so that it still counts is asked once more where the session is opened.
 */
export async function signIn(
  world: World,
  credentials: Credentials,
  userAgent: string,
): Promise<SignInResult> {
  const found = await findByUsername(world, credentials.username)
  const matches = await isPassword(found?.password_hash ?? null, credentials.password)
  const how = { is_remembered: credentials.remember_me, userAgent }
  const opened = found && matches ? await openIfUnchanged(world, found, how) : null
  if (opened) return opened
  await announce(world, signInRefused, { employee_id: found?.id ?? null })
  throw new Refusal(401, 'wrong-credentials', 'The username or password isn’t correct.')
}

export function findByUsername({ db }: World, username: string) {
  return db
    .selectFrom('employee')
    .select(['id', 'password_hash'])
    .where((is) => is(is.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst()
}

/** The caller holds a lock on the person and has checked under it that they may sign in. */
export function openSession(
  world: World,
  employeeId: string,
  how: { is_remembered: boolean; userAgent: string },
) {
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
        expires_at: how.is_remembered ? null : new Date(now.getTime() + sessionLength),
        ended_at: null,
      })
      .execute()
    await announce(world, signedIn, { employee_id: employeeId, session_id: id }, employeeId)
    return { token, user: await getSignedIn(world, employeeId) }
  })
}

/** Null where the password was changed or the person may not sign in any more. Many may sign in at once, so the lock is shared. */
function openIfUnchanged(
  world: World,
  { id, password_hash }: { id: string; password_hash: string | null },
  how: { is_remembered: boolean; userAgent: string },
) {
  return inTransaction(world, async (world) => {
    const unchanged = await world.db
      .selectFrom('employee')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where(maySignIn)
      .forShare()
      .executeTakeFirst()
    return unchanged ? openSession(world, id, how) : null
  })
}
