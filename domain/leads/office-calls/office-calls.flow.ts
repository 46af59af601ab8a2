import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { settleCallAlert } from '#domain/alerts/alerts.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { undoVisitStep } from '../visits/step-undo.server.ts'
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

/** Takes a step back. Where that needed the office, its alert ends. Answers with the steps that remain. */
export function takeStepBack(
  world: World,
  worker: Allowed<'leads.work'>,
  undo: Parameters<typeof undoVisitStep>[2],
) {
  return inTransaction(world, async (world) => {
    const steps = await undoVisitStep(world, worker, undo)
    await settleCallAlert(world, undo.id)
    return steps
  })
}
