import type { Proof } from '#platform/proof-of-work/proof-of-work.ts'
import type { World } from '#platform/world.ts'
import type { AskedRequest } from './lead.ts'
import type { ArrivedLead } from './receive-leads.server.ts'
import { spendProofs } from './suspicion/proofs.server.ts'
import { sourceOf } from './suspicion/sources.server.ts'
import { suspect, type Signals } from './suspicion/suspicion.ts'

/** How a request came: what its form says, and what the door knows of its sender. */
export type Arriving = Pick<Signals, 'honeypot' | 'openedAt' | 'isCrossSite'> & {
  page: string
  proof: Proof
  address: string
  isCrowded: () => Promise<boolean>
}

export type Sent = Arriving & { request: AskedRequest }

/** Spends the proofs of requests and judges their signals, in the open transaction and before they are stored. */
export async function judge(world: World, sent: readonly Sent[]): Promise<ArrivedLead[]> {
  const now = world.now()
  const proofs = await spendProofs(
    world,
    sent.map(({ proof, request }) => ({ proof, lead_id: request.id })),
  )
  const arrived = []
  for (const [nth, { request, page, address, isCrowded, ...form }] of sent.entries()) {
    const suspicions = await suspect({ ...form, proof: proofs[nth] ?? 'none', now }, isCrowded)
    arrived.push({ request, page, suspicions, source: sourceOf(world, address) })
  }
  return arrived
}
