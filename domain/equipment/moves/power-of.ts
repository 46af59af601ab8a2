import type { Chart } from '#domain/drying/chart.ts'
import { circuits } from '#domain/drying/equipment-needed.ts'
import type { Needed } from '#domain/drying/working.ts'
import type { JobStay } from './job-equipment.ts'

type Unit = Pick<JobStay, 'number' | 'amps_tenths' | 'pulled_at'>

/**
 * The circuits for all that stands at a job, by the amps on the nameplates; or the units of which the catalog does not know them, which
 * are never counted as 0. Null where nothing stands there.
 */
export function powerOf(
  stays: readonly Unit[],
  breaker: number,
  chart: Chart,
): Needed | { unknown: readonly string[] } | null {
  const here = stays.filter(({ pulled_at }) => pulled_at === null)
  if (here.length === 0) return null
  const unknown = here.filter(({ amps_tenths }) => amps_tenths === null).map(({ number }) => number)
  if (unknown.length > 0) return { unknown }
  const counts = new Map<number, number>()
  for (const { amps_tenths } of here) counts.set(amps_tenths ?? 0, (counts.get(amps_tenths ?? 0) ?? 0) + 1)
  const groups = [...counts].map(([tenths, count]) => ({ count, amps: tenths / 10 }))
  const amps = here.reduce((sum, { amps_tenths }) => sum + (amps_tenths ?? 0), 0) / 10
  const needed = circuits({ amps, breaker }, chart)
  return { ...needed, working: [{ text: 'load', groups, amps }, ...needed.working] }
}
