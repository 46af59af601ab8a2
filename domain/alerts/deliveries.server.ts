import { announce } from '#platform/events/events.ts'
import type { Dispatch } from '#platform/mail/mail.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import { alertDelivered, alertFailed } from './alert-events.ts'
import { toldOf } from './subjects.server.ts'

/** So often an email, a text message or a notification is tried: about half a minute long, then the next step helps more. */
const mostTries = 5

export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof findWaitingDelivery>>>

/** What is still to be sent, and where to. */
export async function findWaitingDelivery({ db }: World, id: string) {
  const row = await db
    .selectFrom('delivery')
    .innerJoin('alert', 'alert.id', 'delivery.alert_id')
    .innerJoin('employee', 'employee.id', 'delivery.employee_id')
    .select([
      'delivery.id',
      'delivery.lead_id',
      'call_id',
      'delivery.step',
      'employee_id',
      'channel',
      'tries',
    ])
    .select(['settled_at', 'email', 'mobile'])
    .select((person) => maySignIn(person).as('may_sign_in'))
    .where('delivery.id', '=', id)
    .where('delivery.status', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return null
  const { settled_at, email, mobile, may_sign_in, ...delivery } = row
  const to = delivery.channel === 'mail' ? email : mobile
  const hasAddress = delivery.channel === 'push' || to !== ''
  return { ...delivery, to, isNeedless: settled_at !== null || !may_sign_in || !hasAddress }
}

/** A delivery that is no longer needed is deleted, not recorded as sent. */
export async function dropDelivery({ db }: World, id: string) {
  await db.deleteFrom('delivery').where('id', '=', id).where('status', '=', 'waiting').execute()
}

/** Written down once, whatever is sent twice. */
export function recordDelivered(world: World, delivery: WaitingDelivery, dispatch: Dispatch): Promise<void> {
  return inTransaction(world, async (world) => {
    const recorded = await world.db
      .updateTable('delivery')
      .set({ status: dispatch, tries: delivery.tries + 1, error: null, sent_at: world.now() })
      .where('id', '=', delivery.id)
      .where('status', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (recorded) await announce(world, alertDelivered, { ...aboutDelivery(delivery), dispatch })
  })
}

/** Returns whether it is worth another try. */
export function recordFailure(world: World, delivery: WaitingDelivery, error: string): Promise<boolean> {
  return inTransaction(world, async (world) => {
    const tries = delivery.tries + 1
    const isLast = tries >= mostTries
    const recorded = await world.db
      .updateTable('delivery')
      .set({ status: isLast ? 'failed' : 'waiting', tries, error })
      .where('id', '=', delivery.id)
      .where('status', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (recorded) await announce(world, alertFailed, { ...aboutDelivery(delivery), tries, error })
    return recorded !== undefined && !isLast
  })
}

/** Records that the office was emailed because no one answered. */
export function recordOfficeTold(
  world: World,
  alert: ReturnType<typeof toldOf> & { step: number; dispatch: Dispatch },
) {
  return announce(world, alertDelivered, { ...alert, channel: 'mail', employee_id: null })
}

function aboutDelivery({ step, channel, employee_id, ...subject }: WaitingDelivery) {
  return { ...toldOf(subject), step, channel, employee_id }
}
