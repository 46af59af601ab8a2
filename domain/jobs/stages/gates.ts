import { stageIndex, stages, type Stage } from './stages.ts'

/** What has to be there before a job enters a stage. */
export type Gate = {
  readonly key: string
  readonly stage: Stage
  readonly words: string
}

export const gates = [
  gate('dispatched', 'visit-planned', 'A visit with a time and a person'),
  gate('inspected', 'arrived', 'Someone arrived at the property'),
  gate('authorized', 'work-authorization', 'Work authorization signed'),
  gate('authorized', 'notice-of-cancellation', 'Notice of cancellation given'),
  gate('mitigating', 'time-to-cancel', 'Last day to cancel passed, or the emergency statement written'),
  gate('drying', 'rooms', 'Rooms, a reference reading and equipment recorded'),
  gate('dry', 'points-at-goal', 'Every point at its goal, or an exception noted'),
  gate('docs_complete', 'photo-audit', 'Photo list complete'),
  gate('docs_complete', 'drying-certificate', 'Certificate of drying issued'),
  gate('paid', 'nothing-open', 'A balance of zero'),
  gate('closed', 'satisfaction', 'Certificate of completion signed'),
] as const

export type GateKey = (typeof gates)[number]['key']

function gate<const Key extends string>(stage: Stage, key: Key, words: string) {
  return { stage, key, words } satisfies Gate
}

/** A gate as a job stands before it. */
export type GateState = { key: GateKey; words: string; state: 'met' | 'open' }

/** The gates of a stage, with which of them are met. */
export function gatesOf(stage: Stage, met: ReadonlySet<GateKey>): GateState[] {
  return gates
    .filter((gate) => gate.stage === stage)
    .map(({ key, words }) => ({
      key,
      words,
      state: met.has(key) ? 'met' : 'open',
    }))
}

/** The gates that are not met between where a job stands and a later stage; of the way back there are none. */
export function openGates({ from, to }: { from: Stage; to: Stage }, met: ReadonlySet<GateKey>): GateState[] {
  return stages
    .slice(stageIndex(from) + 1, stageIndex(to) + 1)
    .flatMap(({ value }) => gatesOf(value, met))
    .filter(({ state }) => state === 'open')
}
