import { stageIndex, stages, type Stage } from './stages.ts'

/** What has to be there before a job enters a stage. `isHeld`: the product can hold the evidence; others are shown as not in force. */
export type Gate = {
  readonly key: string
  readonly stage: Stage
  readonly words: string
  readonly isHeld: boolean
}

export const gates = [
  gate('dispatched', 'visit-planned', { words: 'A visit with a time and a person', isHeld: true }),
  gate('inspected', 'arrived', { words: 'Someone arrived at the property', isHeld: true }),
  gate('authorized', 'work-authorization', { words: 'Work authorization signed', isHeld: true }),
  gate('authorized', 'notice-of-cancellation', { words: 'Notice of cancellation given', isHeld: true }),
  gate('mitigating', 'time-to-cancel', {
    words: 'Last day to cancel passed, or the emergency statement written',
    isHeld: true,
  }),
  gate('drying', 'rooms', { words: 'Rooms, a reference reading and equipment recorded', isHeld: true }),
  gate('dry', 'points-at-goal', { words: 'Every point at its goal, or an exception noted', isHeld: true }),
  gate('docs_complete', 'photo-audit', { words: 'Photo list complete', isHeld: true }),
  gate('docs_complete', 'drying-certificate', { words: 'Certificate of drying issued', isHeld: true }),
  gate('paid', 'nothing-open', { words: 'A balance of zero', isHeld: true }),
  gate('closed', 'satisfaction', { words: 'Certificate of completion signed', isHeld: true }),
] as const

export type GateKey = (typeof gates)[number]['key']

function gate<const Key extends string>(stage: Stage, key: Key, told: Pick<Gate, 'words' | 'isHeld'>) {
  return { stage, key, ...told } satisfies Gate
}

/** A gate as a job stands before it. */
export type GateState = { key: GateKey; words: string; state: 'met' | 'open' | 'not-in-force' }

/** The gates of a stage, with which of them are met: `met` tells it for those whose evidence is held. */
export function gatesOf(stage: Stage, met: ReadonlySet<GateKey>): GateState[] {
  return gates
    .filter((gate) => gate.stage === stage)
    .map(({ key, words, isHeld }) => ({
      key,
      words,
      state: !isHeld ? 'not-in-force' : met.has(key) ? 'met' : 'open',
    }))
}

/** The gates in force that are not met between where a job stands and a later stage; of the way back there are none. */
export function openGates({ from, to }: { from: Stage; to: Stage }, met: ReadonlySet<GateKey>): GateState[] {
  return stages
    .slice(stageIndex(from) + 1, stageIndex(to) + 1)
    .flatMap(({ value }) => gatesOf(value, met))
    .filter(({ state }) => state === 'open')
}
