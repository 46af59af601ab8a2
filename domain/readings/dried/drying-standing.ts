import type { ChamberAir, JudgedUnit } from '../stations/chamber-air.ts'
import { countStatuses, notDrying, type DryingChamber, type StatusCounts } from '../drying-chambers.ts'

export type Standing = {
  /** What is said first: the trouble, or that there is none. */
  kind: 'no_points' | 'unread' | 'fault' | 'not_drying' | 'dry' | 'first_visit' | 'slow' | 'drying'
  total: number
  counts: StatusCounts
  /** The chambers in which points are not drying. */
  troubled: readonly DryingChamber[]
  /** The dehumidifiers that make it worse, by what was measured last in their chambers. */
  faults: readonly JudgedUnit[]
}

/** Whether the house is drying, in one word, with the numbers of points behind it. */
export function standingOf(chambers: readonly (DryingChamber & { air: ChamberAir | null })[]): Standing {
  const counts = countStatuses(chambers.flatMap(({ rows }) => rows))
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const troubled = chambers.filter((each) => notDrying(each.counts) > 0)
  const units = chambers.flatMap(({ air }) => air?.units ?? [])
  const faults = units.filter(({ verdict, isLatest }) => verdict === 'fault' && isLatest)
  const kind = kindOf(chambers, counts, total)
  const isWorse = faults.length > 0 && total > 0 && kind !== 'dry'
  return { kind: isWorse ? 'fault' : kind, total, counts, troubled, faults }
}

function kindOf(chambers: readonly DryingChamber[], counts: StatusCounts, total: number): Standing['kind'] {
  if (total === 0) return 'no_points'
  if (counts.unread === total) return 'unread'
  if (notDrying(counts) > 0) return 'not_drying'
  if (counts.dry === total) return 'dry'
  if (!chambers.some(({ rows }) => rows.some(({ readings }) => readings.length > 1))) return 'first_visit'
  return counts.wet > 0 ? 'slow' : 'drying'
}
