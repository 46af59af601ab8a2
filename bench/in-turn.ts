import { median, took } from './statistics.ts'
import type { Row } from './table.ts'

type Work = () => Promise<unknown>
type Compared = { what: string; rounds: number; few: Work; many: Work }

/** The same asked of few and of many, in turn so that both meet the same machine: cost must not grow with history. */
export async function compareInTurn({ what, rounds, few, many }: Compared): Promise<Row> {
  const taken: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let round = 0; round < rounds; round++) {
    taken.few.push(await took(few))
    taken.many.push(await took(many))
  }
  const [ours, reference] = [median(taken.many), median(taken.few)]
  return {
    what,
    ours: `${ours.toFixed(2)} ms`,
    reference: `${reference.toFixed(2)} ms`,
    ratio: ours / reference,
    goal: { atMost: 1.5 },
  }
}
