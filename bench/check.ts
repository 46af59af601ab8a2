import { median, percentile, took } from './statistics.ts'
import type { Report, Row } from './table.ts'

const rounds = 9
const checks = 1_000
const longest = 1

type Work = () => Promise<unknown>
type Asked = { check: Work; askNothing: Work }
type Pace = { p50: number; p99: number }

/** The check, and in turn with it a question that asks nothing: what the second takes is the machine's and the way's. */
export async function measureCheck(asked: Asked): Promise<Report> {
  await askInTurn(asked) // In which it is planned, and our own code becomes quick.
  const paces: { ours: Pace; nothing: Pace }[] = []
  for (let round = 0; round < rounds; round++) paces.push(await askInTurn(asked))
  const slowest = paces.map(({ ours }) => ours.p99)
  const p99 = median(slowest)
  const bare = median(paces.map(({ nothing }) => nothing.p99))
  const rows: Row[] = [
    {
      what: 'who asks, and whether they may: p99 of the check before each request',
      ours: milliseconds(p99),
      reference: `${longest} ms at most`,
      ratio: p99 / longest,
      goal: { atMost: 1 },
    },
    {
      what: 'the same against a question that asks nothing, in turn on the same connections',
      ours: milliseconds(p99),
      reference: milliseconds(bare),
      ratio: p99 / bare,
      goal: undefined,
    },
  ]
  const usual = (side: 'ours' | 'nothing') => milliseconds(median(paces.map((pace) => pace[side].p50)))
  const range = `${milliseconds(Math.min(...slowest))} to ${milliseconds(Math.max(...slowest))}`
  const note =
    `The check before each request: p50 ${usual('ours')}, p99 ${range}, medians of ${rounds} rounds of ${checks}. ` +
    `A question that asks nothing: p50 ${usual('nothing')}.`
  return { rows, notes: [note] }
}

async function askInTurn({ check, askNothing }: Asked): Promise<{ ours: Pace; nothing: Pace }> {
  const taken: { ours: number[]; nothing: number[] } = { ours: [], nothing: [] }
  for (let time = 0; time < checks; time++) {
    taken.ours.push(await took(check))
    taken.nothing.push(await took(askNothing))
  }
  return { ours: paceOf(taken.ours), nothing: paceOf(taken.nothing) }
}

function paceOf(taken: readonly number[]): Pace {
  return { p50: median(taken), p99: percentile(taken, 0.99) }
}

function milliseconds(value: number) {
  return `${value.toFixed(2)} ms`
}
