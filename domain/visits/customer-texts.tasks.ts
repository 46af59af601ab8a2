import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { lockTextBudget } from '#domain/alerts/text-budget.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { tryText } from '#domain/messages/try-text.server.ts'
import { prepareText, recordTextFailure, recordTextSent } from './customer-texts.server.ts'
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
  const body = onMyWayText({ company: await getCompany(world), ...text })
  const dispatch = await tryText(world, { key: `visit-${text.id}`, to: text.to, body })
  if (dispatch) return recordTextSent(world, text, dispatch)
  if (await recordTextFailure(world, text)) throw new Error('A text message to a customer could not be sent.')
}
