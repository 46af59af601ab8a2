import type { PointReading } from '../reading.ts'

export type HistoryEntry = {
  reading: PointReading
  /** Something else was said in its place since, or it was taken back. */
  isStruck: boolean
  /** A correction that says nothing in place of what it corrects. */
  takesBack: boolean
}

/** All that was ever said of a point, the newest in front. Nothing is left out: what was corrected stands struck through. */
export function pointHistory(readings: readonly PointReading[], pointId: string): HistoryEntry[] {
  const corrected = new Set(readings.map(({ corrects }) => corrects))
  return readings
    .filter(({ point_id }) => point_id === pointId)
    .map((reading) => ({
      reading,
      isStruck: corrected.has(reading.id),
      takesBack: reading.corrects !== null && reading.value === null && reading.no_access === null,
    }))
    .toSorted((one, other) => other.reading.at.localeCompare(one.reading.at))
}
