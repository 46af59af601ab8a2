import type { Dispatch } from '#platform/mail/mail.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { codeOf } from '#domain/alerts/failure-words.ts'
import { lockTextBudget } from '#domain/alerts/text-budget.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { prepareText, recordTextFailure, recordTextSent, type CustomerText } from './customer-texts.server.ts'
import { onMyWayText } from './on-my-way-text.ts'

type Step = { kind: VisitStepKind; visit_id?: string | undefined }

/** Texts the customer that someone is on the way, once for each visit, if they agreed to text messages. */
export async function textCustomer(world: World, { kind, visit_id }: Step): Promise<void> {
  if (kind !== 'on_my_way' || visit_id === undefined) return
  const text = await inTransaction(world, async (world) => {
    await lockTextBudget(world)
    return prepareText(world, visit_id)
  })
  if (!text) return
  const dispatch = await trySending(world, text)
  if (dispatch) return recordTextSent(world, text, dispatch)
  if (await recordTextFailure(world, text)) throw new Error('A text message to a customer could not be sent.')
}

async function trySending(world: World, text: CustomerText): Promise<Dispatch | null> {
  const body = onMyWayText({ company: await getCompany(world), ...text })
  try {
    return await world.texts.send({ key: `visit-${text.id}`, to: text.to, body })
  } catch (error) {
    world.log.warn({ text: text.id, code: codeOf(error) }, 'a customer could not be texted')
    return null
  }
}
