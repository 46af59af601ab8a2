import { services } from '#domain/services/services.ts'
import type { LossKind } from './lead-states.ts'
import { losses, type Loss } from './losses.ts'

/** What happened, as the visitor chose it; of requests from before there was a choice, the service. Empty: not said. */
export function lossLabel({ loss, service }: { loss: Loss | null; service: LossKind }): string {
  const chosen = losses.find(({ value }) => value === loss)?.label
  return chosen ?? services.find(({ slug }) => slug === service)?.name ?? ''
}

type NowLoss = Extract<(typeof losses)[number], { isNow: true }>['value']

const nowNames: { readonly [loss in NowLoss]: string } = {
  'flooded-basement': 'A flood',
  'burst-pipe': 'A burst or leaking pipe',
  'sewage-backup': 'A sewage backup',
  'fire-smoke': 'Fire or smoke',
}

/** Why a request is treated as happening now although the time is unknown. Empty if it isn't. */
export function countsAsNowWords(loss: Loss | null): string {
  const name = Object.entries(nowNames).find(([value]) => value === loss)?.[1]
  return name ? `${name} is treated as happening now.` : ''
}
