import { grainsPerPound, type Air } from './air.ts'
import { grainsTakenOut } from './grains.ts'
import { requireAmounts } from './amounts.ts'

/** A pint of water weighs 1.0432 lb, and eight of them are a gallon. */
const poundsPerPint = 1.0432
const pintsPerGallon = 8

/**
 * The water that a dehumidifier takes out of its air: pounds of air an hour (CFM · 60 ÷ volume at the inlet) times what each
 * pound lost. The definition of the humidity ratio in ASHRAE 2017, chapter 1; the trade's constant of 13.33 ft³/lb says up to 4%
 * more.
 */
export function waterRemoved({
  cfm,
  inlet,
  outlet,
}: {
  cfm: number
  inlet: Pick<Air, 'grains' | 'volume'>
  outlet: Pick<Air, 'grains'>
}) {
  requireAmounts({ 'The airflow': cfm })
  const poundsPerHour = ((cfm * 60) / inlet.volume) * (grainsTakenOut({ inlet, outlet }) / grainsPerPound)
  const pintsPerDay = (poundsPerHour * 24) / poundsPerPint
  return { poundsPerHour, pintsPerDay, gallonsPerDay: pintsPerDay / pintsPerGallon }
}
