import type { Proof } from '#platform/proof-of-work/proof-of-work.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { OpenedReceipt } from '#domain/receipts/receipt.ts'
import { openReceipt } from '#domain/receipts/receipts.server.ts'
import type { LeadRequest } from './lead.ts'
import { receiveLead } from './leads.server.ts'
import { spendProof } from './suspicion/proofs.server.ts'
import { sourceOf } from './suspicion/sources.server.ts'
import { suspect, type Signals } from './suspicion/suspicion.ts'

/** How a request came: what its form says, and what the door knows of its sender. */
export type Arriving = Pick<Signals, 'honeypot' | 'openedAt' | 'isCrossSite'> & {
  page: string
  proof: Proof
  address: string
  isCrowded: () => Promise<boolean>
}

/** Takes a request for help from any door, in one order: the proof is spent, the signals are judged, photos and request are stored. */
export function admitLead(
  world: World,
  request: LeadRequest,
  { page, proof, address, isCrowded, ...form }: Arriving,
) {
  return inTransaction(world, async (world) => {
    const spent = await spendProof(world, proof, request.id)
    const suspicions = await suspect({ ...form, proof: spent, now: world.now() }, isCrowded)
    return receiveLead(world, request, { page, suspicions, source: sourceOf(world, address) })
  })
}

/** The same for who may change their request later: the receipt that lets them is opened with it, or neither. */
export function admitLeadWithReceipt(
  world: World,
  request: LeadRequest,
  { retryKey, ...arriving }: Arriving & { retryKey: string | undefined },
): Promise<{ isNew: boolean; receipt: OpenedReceipt }> {
  return inTransaction(world, async (world) => {
    const received = await admitLead(world, request, arriving)
    return { isNew: received.isNew, receipt: await openReceipt(world, received, retryKey) }
  })
}
