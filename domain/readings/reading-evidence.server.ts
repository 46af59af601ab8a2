import { createHash } from 'node:crypto'
import type { AirReading, PointReading } from './reading.ts'

type Measured = { number: number } | { kind: string }

/**
 * What the evidence of a reading holds: all that is needed to check it. People stand in it by their ids, and what a person typed as why
 * nowhere: its hash says whether it is still the same.
 */
export function evidenceOf(reading: PointReading | AirReading, measured: Measured) {
  return { ...measured, ...contentOf(reading, hashOfReason(reading.reason)) }
}

/** What of it never changes, as the number of a point may. */
export function contentOf(reading: PointReading | AirReading, reasonHash: string | null) {
  const { visit_id, corrects, received_at, is_late } = reading
  const common = { visit_id, corrects, reason_sha256: reasonHash, received_at, is_late }
  if ('station_id' in reading) {
    const { station_id, air, no_access = null } = reading
    return { ...common, station_id, air, no_access }
  }
  const { point_id, meter, scale, value, no_access, is_confirmed } = reading
  return { ...common, point_id, meter, scale, value, no_access, is_confirmed }
}

export function hashOfReason(reason: string | null) {
  return reason === null ? null : createHash('sha256').update(reason).digest('hex')
}
