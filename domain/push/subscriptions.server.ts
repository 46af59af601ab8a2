import { sql } from 'kysely'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { announce } from '#platform/events/events.ts'
import type { Dispatch } from '#platform/mail/mail.ts'
import type { PushAddress, PushMessage } from '#platform/push/push.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { isOpen } from '#domain/sessions/open-session.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { pushTurnedOff, pushTurnedOn } from './push-events.ts'
import type { DeviceSubscription } from './subscription.ts'

/** Of one person. */
const mostDevices = 20

/**
 * From now on the browser of this session gets the person’s notifications. A browser has one subscription: it replaces the one
 * that the session or the browser had, whoever used the browser before.
 */
export function subscribe(
  world: World,
  { id: session_id, employee }: Session,
  { id, ...device }: DeviceSubscription & { id: string },
): Promise<void> {
  const employee_id = employee.id
  return inTransaction(world, async (world) => {
    await lockPerson(world, employee_id)
    await lockBrowser(world, device.endpoint)
    const held = await world.db
      .selectFrom('push_subscription')
      .select('employee_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (held && held.employee_id !== employee_id) throw notFound()
    await world.db
      .deleteFrom('push_subscription')
      .where('id', '!=', id)
      .where((is) => is.or([is('endpoint', '=', device.endpoint), is('session_id', '=', session_id)]))
      .execute()
    await world.db
      .insertInto('push_subscription')
      .values({ id, employee_id, session_id, ...device, created_at: world.now() })
      .onConflict((row) =>
        row
          .column('id')
          .doUpdateSet({ session_id, ...device })
          .where('push_subscription.employee_id', '=', employee_id),
      )
      .execute()
    await removeOldest(world, employee_id)
    if (!held) await announce(world, pushTurnedOn, { employee_id, subscription_id: id }, employee_id)
  })
}

/** Ends one of the person’s own. */
export function unsubscribe(world: World, { employee }: Session, id: string): Promise<void> {
  const employee_id = employee.id
  return inTransaction(world, async (world) => {
    const ended = await world.db
      .deleteFrom('push_subscription')
      .where('id', '=', id)
      .where('employee_id', '=', employee_id)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw notFound()
    await announce(world, pushTurnedOff, { employee_id, subscription_id: id }, employee_id)
  })
}

/** Which of these people have a device that can be notified. */
export async function listNotifiable(world: World, employeeIds: readonly string[]): Promise<Set<string>> {
  if (employeeIds.length === 0) return new Set()
  const rows = await usable(world)
    .select('push_subscription.employee_id')
    .distinct()
    .where('push_subscription.employee_id', 'in', employeeIds)
    .execute()
  return new Set(rows.map(({ employee_id }) => employee_id))
}

/**
 * Notifies every device of the person. What their push service doesn’t know any more is removed. Returns null where no device
 * is left, and throws where there is one and none could be reached.
 */
export async function notify(
  world: World,
  employeeId: string,
  message: PushMessage,
): Promise<Dispatch | null> {
  const devices = await usable(world)
    .select(['push_subscription.id', 'endpoint', 'p256dh', 'auth'])
    .where('push_subscription.employee_id', '=', employeeId)
    .execute()
  const outcomes = await Promise.allSettled(devices.map((device) => notifyOne(world, device, message)))
  const reached = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value)
  if (reached.includes('sent')) return 'sent'
  if (reached.includes('kept')) return 'kept'
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return null
}

/** Beyond what anyone carries, those that were turned on first. */
async function removeOldest({ db }: World, employeeId: string) {
  await db
    .deleteFrom('push_subscription')
    .where('id', 'in', (row) =>
      row
        .selectFrom('push_subscription')
        .select('id')
        .where('employee_id', '=', employeeId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(mostDevices),
    )
    .execute()
}

/** Of sessions that are over, and of people who may not sign in any more. Until then they are not used. */
export async function removeEnded({ db, now }: World): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .using(['session', 'employee'])
    .whereRef('session.id', '=', 'push_subscription.session_id')
    .whereRef('employee.id', '=', 'push_subscription.employee_id')
    .where((is) => is.not(is.and([isOpen(is, now()), maySignIn(is)])))
    .execute()
}

async function notifyOne(
  world: World,
  { id, ...address }: PushAddress & { id: string },
  message: PushMessage,
) {
  const outcome = await world.push.send(address, message)
  // The browser may have come back under the same id with another address meanwhile.
  if (outcome === 'gone')
    await world.db
      .deleteFrom('push_subscription')
      .where('id', '=', id)
      .where('endpoint', '=', address.endpoint)
      .execute()
  return outcome
}

/** Those whose session is open and whose person may sign in. */
function usable({ db, now }: World) {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .innerJoin('employee', 'employee.id', 'push_subscription.employee_id')
    .where((session) => isOpen(session, now()))
    .where(maySignIn)
}

/** Two devices of one person that subscribe at once wait for each other. */
async function lockPerson({ db }: World, employeeId: string) {
  await db.selectFrom('employee').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute()
}

/** Several people who subscribe the same browser at once wait for each other: the last one has it. */
async function lockBrowser({ db }: World, endpoint: string) {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.pushEndpoint}, hashtext(${endpoint}))`.execute(db)
}

function notFound() {
  return new Refusal(404, 'subscription-not-found', 'This device’s notifications were not found.')
}
