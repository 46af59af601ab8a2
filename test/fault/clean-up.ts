import { constants } from 'node:os'

type Undo = { orderly: () => Promise<unknown>; atOnce: () => void }

const waiting: Undo[] = []
let isEnding = false

/** What must not stay behind, however the program ends: undone in reverse, in an orderly way where there is time for it. */
export function afterwards(orderly: () => Promise<unknown>, atOnce = () => {}) {
  waiting.push({ orderly, atOnce })
}

export async function cleanUp() {
  for (let undo = waiting.at(-1); undo; undo = waiting.at(-1)) {
    await undo.orderly().catch((error: unknown) => console.error('cleaning up:', error))
    waiting.splice(waiting.indexOf(undo), 1)
  }
}

/** Whatever was under way goes on while we clean up, and must not start anything any more. */
export function refuseWhileEnding() {
  if (isEnding) throw new Error('The run is being ended.')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    void cleanUp().finally(() => process.exit(128 + constants.signals[signal]))
  })
}

/** Vitest leaves no time for order, and an error may end any process. */
process.on('exit', () => {
  for (const { atOnce } of waiting.toReversed()) atOnce()
})
