import type { World } from '#platform/world.ts'
import { normalizePhone } from '#domain/leads/phone.ts'
import { getCompany } from '#domain/company/company.server.ts'
import type { Visitor } from '#domain/receipts/receipt.ts'
import type { ReceivedLead } from '#domain/leads/receive-leads.server.ts'
import { openReceipt } from '#domain/receipts/receipts.server.ts'
import { cancelLead, correctPhone, saveAnswers } from '#domain/receipts/visitor-changes.server.ts'
import type { CustomerStep } from './story.ts'

/** Gives the customer of a story the receipt, as the website would have. */
export async function giveReceipt(world: World, received: ReceivedLead): Promise<Visitor> {
  const { id, secret = '' } = await openReceipt(world, received, undefined)
  return { id, secret, company: await getCompany(world) }
}

export function takeCustomerStep(world: World, visitor: Visitor, [, what]: CustomerStep) {
  if (what === 'cancelled') return cancelLead(world, visitor)
  if ('answers' in what) return saveAnswers(world, visitor, what.answers)
  return correctPhone(world, visitor, normalizePhone(what.phone) ?? what.phone)
}
