import type { Json } from '#domain/evidence/evidence.ts'
import type { AirReading, PointReading } from './reading.ts'

type Measured = { number: number } | { kind: string }

/**
 * What the evidence of a reading holds: all that is needed to check it. People stand in it by their ids, and what a person typed as why
 * nowhere: its hash says whether it is still the same.
 */
export function evidenceOf(
  reading: PointReading | AirReading,
  { measured, reasonHash }: { measured: Measured; reasonHash: string | null },
): Json {
  const { visit_id, corrects, received_at, is_late } = reading
  const common = { ...measured, visit_id, corrects, reason_sha256: reasonHash, received_at, is_late }
  if ('station_id' in reading) return { ...common, station_id: reading.station_id, air: reading.air }
  const { point_id, meter, scale, value, no_access, is_confirmed } = reading
  return { ...common, point_id, meter, scale, value, no_access, is_confirmed }
}
