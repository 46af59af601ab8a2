import { seeded } from '../basement/seeded.ts'

/** A call that comes in without a connection: what the dispatcher types, and when the phone dies meanwhile. */
export type Call = {
  name: string
  phone: string
  loss: 'Water' | 'Basement' | 'Fire'
  code: string | null
  save: 'Send a crew' | 'Save without a crew'
  killed: 'while typing' | 'after saving' | null
}

/** `sentBefore`: how many writes get through before the phone dies once more. */
export type CallsPlan = { seed: number; calls: readonly Call[]; sentBefore: number }

const losses = ['Water', 'Basement', 'Fire'] as const

/** Two or three calls, of which the phone dies in the first as it is typed and after another is saved. */
export function drawCalls(seed: number): CallsPlan {
  const chance = seeded(seed ^ 0x2c1b3c6d)
  const count = chance.int(2, 4)
  const killedAfter = chance.int(1, count)
  const calls = Array.from({ length: count }, (_, nth): Call => ({
    name: `Caller ${seed} ${nth + 1}`,
    phone: `33055501${String(nth + 10)}`,
    loss: losses[chance.int(0, losses.length)] ?? 'Water',
    code: nth === 0 || chance.coin() ? `${chance.int(1000, 10_000)}#` : null,
    save: chance.coin() ? 'Send a crew' : 'Save without a crew',
    killed: nth === 0 ? 'while typing' : nth === killedAfter ? 'after saving' : null,
  }))
  return { seed, calls, sentBefore: chance.int(0, 3) }
}
