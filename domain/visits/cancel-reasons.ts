import { sideReasons, type SideReason } from '#domain/jobs/stages/side-reasons.ts'

/** Why a visit is canceled, as people choose it. Anything else is typed. */
export const cancelReasons = [
  'Customer asked',
  'No crew available',
  'Weather',
  'No access to the property',
  'Entered by mistake',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** With these the company says that it did not come itself: they explain to no insurer why nobody was there. */
export const ownReasons: readonly string[] = [
  'No crew available',
  'Entered by mistake',
] satisfies readonly CancelReason[]

/** A visit that is canceled as its job is put aside has the reason of that. */
export const toldReasons = [
  ...new Set<CancelReason | SideReason>([...cancelReasons, ...Object.values(sideReasons).flat()]),
]

/** Null for what someone typed: events never tell what a person wrote. It stands with the visit. */
export function toldReason(reason: string | null) {
  return toldReasons.find((choice) => choice === reason) ?? null
}
