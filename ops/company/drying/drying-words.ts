import type { DryingSetup, Meter } from '#domain/readings/setup/drying-setup.ts'
import { meterKinds } from '#domain/readings/reading-choices.ts'

const number = new Intl.NumberFormat('en-US')

/** "Pin" */
export function kindOf({ kind }: Meter) {
  return meterKinds.find(({ value }) => value === kind)?.label ?? ''
}

/** "Wood, %: 5 to 60" */
export function scaleWords({ name, least, most }: Meter['scales'][number]) {
  return `${name}: ${number.format(least)} to ${number.format(most)}`
}

/** Up to where a point counts as dry: "10% above its goal". */
export function toleranceWords({ share, points }: DryingSetup['tolerance']) {
  const percent = `${number.format(Math.round(share * 1000) / 10)}%`
  if (share === 0 && points === 0) return 'Its goal'
  if (points === 0) return `${percent} above its goal`
  const above = `${number.format(points)} ${points === 1 ? 'point' : 'points'}`
  return share === 0 ? `${above} above its goal` : `${percent} or ${above} above its goal`
}

/** Which change since the last visit is asked about: "6 up or 15 down". */
export function surprisingWords({ up, down }: DryingSetup['surprising']) {
  return `${number.format(up)} up or ${number.format(down)} down`
}

export function altitudeWords(feet: number) {
  return `${number.format(feet)} ft`
}

export function breakerWords(amps: number) {
  return `${number.format(amps)} A`
}
