import { services } from '#domain/services/services.ts'
import type { LossKind } from './lead.ts'
import { losses, type Loss } from './losses.ts'

/** What happened, as the visitor chose it; of requests from before there was a choice, the service. Empty: not said. */
export function lossLabel({ loss, service }: { loss: Loss | null; service: LossKind }): string {
  const chosen = losses.find(({ value }) => value === loss)?.label
  return chosen ?? services.find(({ slug }) => slug === service)?.name ?? ''
}
