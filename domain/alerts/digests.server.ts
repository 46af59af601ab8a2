import { sql } from 'kysely'
import { announce } from '#platform/events/events.ts'
import type { Dispatch } from '#platform/mail/mail.ts'
import { minute } from '#platform/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import { lockTextBudget } from './text-budget.server.ts'
import { budgetSpan } from './text-budget.ts'
import { alertDelivered, alertFailed, textDigestMade } from './alert-events.ts'
import { toldOf } from './subjects.server.ts'

/** What comes in a storm is gathered for so long before the first digest. */
const debounce = minute
const mostTries = 5

/** One text message for each person whose gathered ones are due: a minute after the first, and no more than one in a span. */
export async function makeDigests(world: World): Promise<void> {
  if ((await listDue(world)).length === 0) return
  await inTransaction(world, async (world) => {
    await lockTextBudget(world)
    for (const { employee_id } of await listDue(world)) {
      const digest_id = newId()
      await world.db
        .insertInto('text_digest')
        .values({ id: digest_id, employee_id, made_at: world.now(), status: 'waiting', tries: 0 })
        .execute()
      await world.db
        .updateTable('delivery')
        .set({ digest_id })
        .where('employee_id', '=', employee_id)
        .where('status', '=', 'gathered')
        .where('digest_id', 'is', null)
        .execute()
      await announce(world, textDigestMade, { employee_id, digest_id })
    }
  })
}

function listDue({ db, now }: World) {
  const before = (span: number) => new Date(now().getTime() - span)
  return db
    .selectFrom('delivery')
    .select('employee_id')
    .where('status', '=', 'gathered')
    .where('digest_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('text_digest')
            .select('text_digest.id')
            .whereRef('text_digest.employee_id', '=', 'delivery.employee_id')
            .where('made_at', '>', before(budgetSpan)),
        ),
      ),
    )
    .groupBy('employee_id')
    .having(sql<Date>`min(planned_at)`, '<=', before(debounce))
    .orderBy('employee_id')
    .execute()
}

export type WaitingDigest = NonNullable<Awaited<ReturnType<typeof findWaitingDigest>>>

/** What is still to be sent, to whom, and of how many alerts that no one has answered. */
export async function findWaitingDigest({ db }: World, id: string) {
  const digest = await db
    .selectFrom('text_digest')
    .innerJoin('employee', 'employee.id', 'text_digest.employee_id')
    .select(['text_digest.id', 'employee_id', 'tries', 'mobile'])
    .select((person) => maySignIn(person).as('may_sign_in'))
    .where('text_digest.id', '=', id)
    .where('text_digest.status', '=', 'waiting')
    .executeTakeFirst()
  if (!digest) return null
  const alerts = await db
    .selectFrom('delivery')
    .innerJoin('alert', 'alert.id', 'delivery.alert_id')
    .select(['alert.lead_id', 'call_id'])
    .select(({ fn }) => fn.max('delivery.step').as('step'))
    .where('digest_id', '=', id)
    .groupBy(['alert.id', 'alert.lead_id', 'call_id'])
    .orderBy('alert.id')
    .execute()
  const { may_sign_in, mobile: to, ...rest } = digest
  return { ...rest, to, alerts, isNeedless: !may_sign_in || to === '' || alerts.length === 0 }
}

/** What no one needs any more was never sent, and is not stored as if it had been. */
export function dropDigest(world: World, id: string): Promise<void> {
  return inTransaction(world, async ({ db }) => {
    await db.deleteFrom('delivery').where('digest_id', '=', id).execute()
    await db.deleteFrom('text_digest').where('id', '=', id).execute()
  })
}

/** Each request's own history says so. */
export function recordDigestSent(world: World, digest: WaitingDigest, dispatch: Dispatch): Promise<void> {
  return inTransaction(world, async (world) => {
    if (!(await settle(world, digest, { status: dispatch, error: null }))) return
    for (const about of aboutAlerts(digest))
      await announce(world, alertDelivered, { ...about, dispatch, in_digest: true })
  })
}

/** Returns whether it is worth another try. */
export function recordDigestFailure(world: World, digest: WaitingDigest, error: string): Promise<boolean> {
  return inTransaction(world, async (world) => {
    const isLast = digest.tries + 1 >= mostTries
    const status = isLast ? 'failed' : 'waiting'
    if (!(await settle(world, digest, { status, error }))) return false
    if (isLast)
      for (const about of aboutAlerts(digest))
        await announce(world, alertFailed, { ...about, tries: digest.tries + 1, error })
    return !isLast
  })
}

type Outcome = { status: Dispatch | 'failed' | 'waiting'; error: string | null }

/** Written down once, whatever is sent twice. */
async function settle({ db, now }: World, { id, tries }: WaitingDigest, { status, error }: Outcome) {
  const settled = await db
    .updateTable('text_digest')
    .set({ status, error, tries: tries + 1 })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!settled) return false
  if (status !== 'waiting')
    await db
      .updateTable('delivery')
      .set({ status, error, tries: tries + 1, sent_at: status === 'failed' ? null : now() })
      .where('digest_id', '=', id)
      .execute()
  return true
}

function aboutAlerts({ alerts, employee_id }: WaitingDigest) {
  return alerts.map(({ step, ...subject }) => ({
    ...toldOf(subject),
    step,
    channel: 'text' as const,
    employee_id,
  }))
}
