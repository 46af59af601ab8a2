import { requireAmounts } from './amounts.ts'
import { bindingMaterials } from './binding-materials.ts'
import { withoutNoise } from './round-up.ts'
import type { Step } from './working.ts'

/** From this many percent of the surfaces on, water is of class 2; above the second, of class 3. */
const classTwoFrom = 5
const classThreeAbove = 40

export type ClassOfWater = {
  class: 1 | 2 | 3
  percent: number
  /** Water of class 4 is known by what is wet, not by how much of it. */
  isClass4: boolean
  working: readonly Step[]
}

/**
 * The class of water by the wet share of floor, walls and ceiling together: ANSI/IICRC S500-2021, as published by Legend Brands
 * and Haag. Null where no surfaces are known.
 */
export function classOf({
  wet,
  total,
  materials = [],
}: {
  wet: number
  total: number
  materials?: readonly string[]
}): ClassOfWater | null {
  requireAmounts({ 'The wet surface': wet, 'The surface': total })
  if (total === 0) return null
  const percent = withoutNoise((100 * wet) / total)
  if (percent > 100) throw new RangeError('More is wet than there is. Check the surfaces of the rooms.')
  const bound = bindingMaterials.filter((material) => materials.includes(material))
  const share = { text: 'wet_share', wet, total, percent } as const
  return {
    class: percent < classTwoFrom ? 1 : percent > classThreeAbove ? 3 : 2,
    percent,
    isClass4: bound.length > 0,
    working: bound.length > 0 ? [share, { text: 'bound_water', materials: bound }] : [share],
  }
}
