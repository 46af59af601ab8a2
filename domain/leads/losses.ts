import type { ServiceSlug } from '#domain/services/services.ts'

/**
 * What happened, in the words of the person it happened to. The one list for form, home page, chat, portal and emails, in
 * this order. Plain data: it travels to public pages. `isNow`: counts as happening now until the visitor says otherwise.
 */
export const losses = [
  { value: 'flooded-basement', label: 'Flooded basement', service: 'basement-restoration', isNow: true },
  { value: 'burst-pipe', label: 'Burst or leaking pipe', service: 'water-damage', isNow: true },
  { value: 'sewage-backup', label: 'Sewage backup', service: 'basement-restoration', isNow: true },
  { value: 'fire-smoke', label: 'Fire or smoke', service: 'fire-damage', isNow: true },
  { value: 'mold', label: 'Mold', service: 'mold-remediation', isNow: false },
  { value: 'trauma', label: 'Death, injury or crime scene', service: 'trauma-cleanup', isNow: false },
  { value: 'other', label: 'Something else', service: 'not-sure', isNow: false },
] as const satisfies readonly {
  value: string
  label: string
  service: ServiceSlug | 'not-sure'
  isNow: boolean
}[]

export type Loss = (typeof losses)[number]['value']

/** The service that takes care of a loss. */
export function serviceOfLoss(loss: Loss) {
  return losses.find(({ value }) => value === loss)?.service ?? 'not-sure'
}
