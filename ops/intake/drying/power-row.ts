import { powerOf } from '#domain/equipment/moves/power-of.ts'
import { isCounted } from '#domain/rooms/room-needs.ts'
import { decimal } from '../../words/quotient.ts'
import type { NeedRow, NeedsAsked } from './needs.ts'
import { neededWorking } from './working.ts'

/** The circuits for all that stands at the job; none where that is not known, or nothing does. Nobody counts those that are used. */
export function powerRow({ stays, breaker, chart, words }: NeedsAsked): NeedRow[] {
  const power = stays && powerOf(stays, breaker, chart)
  if (!power) return []
  const title = words.circuits(breaker)
  const row = { key: 'circuits', title, placed: null, deviation: null }
  if ('unknown' in power) {
    const lacks = { words: words.lacks.amps(power.unknown), at: 'equipment' } as const
    return [{ ...row, amount: null, working: null, lacks }]
  }
  const working = neededWorking(power, { title, source: chart.circuits.source, words })
  const amount = isCounted(power) ? words.amps(decimal(power.need)) : null
  return [{ ...row, amount, working, lacks: null }]
}
