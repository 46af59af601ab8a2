import type { Step } from './working.ts'

export type SizeUnit = 'pints' | 'cfm'
export type UnitSize = { each: number; working: readonly Step[] }

/**
 * What one unit brings, by those that stand there: their average, so that as many are recommended as bring enough together. Where none
 * stands there, or the catalog does not say it of one of them, the smallest usual size, so that too few are never recommended.
 */
export function sizeOf(
  placed: readonly (number | null)[],
  { smallest, unit }: { smallest: number; unit: SizeUnit },
): UnitSize {
  if (placed.length === 0) return { each: smallest, working: [] }
  const sizes = placed.filter((size) => size !== null)
  if (sizes.length < placed.length)
    return { each: smallest, working: [{ text: 'size_not_known', each: smallest, unit }] }
  const each = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const isOneSize = sizes.every((size) => size === each)
  return { each, working: isOneSize ? [] : [{ text: 'sizes_placed', sizes, each, unit }] }
}
