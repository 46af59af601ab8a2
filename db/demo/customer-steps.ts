import type { World } from '#platform/world.ts'
import { normalizePhone } from '#domain/leads/phone.ts'
import type { ReceiptKey } from '#domain/receipts/receipt.ts'
import { openReceipt, type Received } from '#domain/receipts/receipts.server.ts'
import { cancelLead, correctPhone, saveAnswers } from '#domain/receipts/visitor-changes.server.ts'
import type { CustomerStep } from './story.ts'

/** Gives the customer of a story the receipt, as the website would have. */
export async function giveReceipt(world: World, received: Received): Promise<ReceiptKey> {
  const { id, secret = '' } = await openReceipt(world, received, undefined)
  return { id, secret }
}

export function takeCustomerStep(world: World, key: ReceiptKey, [, what]: CustomerStep) {
  if (what === 'cancelled') return cancelLead(world, key)
  if ('answers' in what) return saveAnswers(world, key, what.answers)
  return correctPhone(world, key, normalizePhone(what.phone) ?? what.phone)
}
