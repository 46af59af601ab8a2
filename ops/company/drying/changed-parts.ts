import type { DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import type { DryingPart } from '#domain/readings/setup/drying-version.ts'
import { pointMaterials } from '#domain/readings/reading-choices.ts'
import type { Difference } from '../difference-list.tsx'
import {
  altitudeWords,
  breakerWords,
  kindOf,
  scaleWords,
  surprisingWords,
  toleranceWords,
} from './drying-words.ts'

export const partNames: Record<DryingPart, string> = {
  meters: 'Meters',
  goals: 'Default goals',
  retired_materials: 'Materials not offered',
  tolerance: 'Tolerance',
  surprising: 'Asked about',
  altitude_feet: 'Altitude',
  breaker_amps: 'Breakers',
}

/** What of each of these parts is different, as it was and as it becomes. What stays the same is left out. */
export function differencesOf(
  parts: readonly DryingPart[],
  before: DryingSetup,
  after: DryingSetup,
): Difference[] {
  return parts.map((part) => {
    const [was, is] = [linesOf[part](before), linesOf[part](after)]
    const [gone, added] = [without(was, is), without(is, was)]
    // The same in another order.
    const isMoved = gone.length === 0 && added.length === 0
    const words = (lines: readonly string[]) => lines.join(' · ') || 'none'
    return {
      key: part,
      label: partNames[part],
      from: words(isMoved ? was : gone),
      to: words(isMoved ? is : added),
    }
  })
}

const linesOf: Record<DryingPart, (setup: DryingSetup) => readonly string[]> = {
  meters: ({ meters }) =>
    meters.map((meter) => {
      const { name, model, scales, is_retired } = meter
      const about = [kindOf(meter).toLowerCase(), model, is_retired && 'retired'].filter(Boolean).join(', ')
      return `${name} (${about}) ${scales.map(scaleWords).join('; ')}`
    }),
  goals: ({ goals }) => pointMaterials.map(({ value, label }) => `${label} ${goals[value]}`),
  retired_materials: ({ retired_materials }) =>
    pointMaterials.filter(({ value }) => retired_materials.includes(value)).map(({ label }) => label),
  tolerance: ({ tolerance }) => [toleranceWords(tolerance)],
  surprising: ({ surprising }) => [surprisingWords(surprising)],
  altitude_feet: ({ altitude_feet }) => [altitudeWords(altitude_feet)],
  breaker_amps: ({ breaker_amps }) => [breakerWords(breaker_amps)],
}

function without(lines: readonly string[], others: readonly string[]) {
  return lines.filter((line) => !others.includes(line))
}
