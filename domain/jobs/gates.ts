import type { Stage } from './stages.ts'

/** What has to be there before a job enters a stage. `isHeld`: the product can hold the evidence; others are shown as not in force. */
export type Gate = {
  readonly key: string
  readonly stage: Stage
  readonly words: string
  readonly isHeld: boolean
}

export const gates = [
  gate('dispatched', 'visit-planned', 'A visit with a time and a person', true),
  gate('inspected', 'arrived', 'Someone arrived at the property', true),
  gate('authorized', 'work-authorization', 'Work authorization signed', false),
  gate('drying', 'rooms', 'Rooms, a reference reading and equipment recorded', false),
  gate('dry', 'points-at-goal', 'Every point at its goal, or an exception noted', false),
  gate('docs_complete', 'photo-audit', 'Photo list complete and certificate of drying issued', false),
  gate('closed', 'satisfaction', 'Certificate of completion signed', false),
] as const

export type GateKey = (typeof gates)[number]['key']

function gate<const Key extends string>(stage: Stage, key: Key, words: string, isHeld: boolean) {
  return { stage, key, words, isHeld } satisfies Gate
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
