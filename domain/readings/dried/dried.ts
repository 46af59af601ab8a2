import { oncePerVisit } from '#domain/drying/reading.ts'
import { withoutNoise } from '#domain/drying/round-up.ts'
import { pointRows, type MeasuredPoints, type PointRow } from '../points/point-rows.ts'

/** From the first reading of a house to the one with which its last point was dry. */
export type Dried = { began: Date; dried: Date }

/** How a house became dry, by the rule of its log; null while a point is wet or was not read, and where none ever was wet. */
export function driedOf(file: MeasuredPoints): Dried | null {
  const rows = pointRows(file, [])
  if (rows.some(({ status }) => status !== 'dry')) return null
  const points = rows.map(driedPoint)
  if (!points.some(({ wasWet }) => wasWet)) return null
  const times = (of: 'began' | 'dried') => points.flatMap((point) => point[of]?.getTime() ?? [])
  return { began: new Date(Math.min(...times('began'))), dried: new Date(Math.max(...times('dried'))) }
}

/** It is dry: from the reading after the last one that was too high. */
function driedPoint({ readings, dryUpTo }: PointRow) {
  const visits = oncePerVisit(readings)
  const lastWet = visits.findLastIndex(({ value }) => withoutNoise(value) > dryUpTo)
  return { wasWet: lastWet >= 0, began: visits[0]?.at, dried: visits[lastWet + 1]?.at }
}
