import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import type { Packet, Packets } from './packets.ts'

/** The packet of a kind of loss; null where the company has none for it, or nobody said what was lost. */
export function packetOf(packets: Packets, loss: LossType | null): Packet | null {
  return packets.find(({ loss_types }) => loss !== null && loss_types.includes(loss)) ?? null
}
