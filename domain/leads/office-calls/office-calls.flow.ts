import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { settleCallAlert } from '#domain/alerts/alerts.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { answerCall, finishCall, takeCall } from './office-calls.server.ts'

type Dispatcher = Allowed<'leads.assign'>

/** Takes a call for the office, which ends its alert. */
export function takeOfficeCall(world: World, dispatcher: Dispatcher, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    await takeCall(world, dispatcher, id)
    await settleCallAlert(world, id)
  })
}

/** Answers a call, and takes it where no one has. */
export function answerOfficeCall(
  world: World,
  dispatcher: Dispatcher,
  answer: Parameters<typeof answerCall>[2],
): Promise<void> {
  return inTransaction(world, async (world) => {
    await answerCall(world, dispatcher, answer)
    await settleCallAlert(world, answer.id)
  })
}

export function finishOfficeCall(world: World, dispatcher: Dispatcher, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    await finishCall(world, dispatcher, id)
    await settleCallAlert(world, id)
  })
}
