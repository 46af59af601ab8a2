import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'

export type Sent = { milliseconds: number[]; failures: unknown[] }

/**
 * Does something so often a second, whether earlier ones are done or not, as visitors do who know nothing of each other. Each is
 * timed from the moment it was due: a stall also counts for those that it kept from beginning.
 */
export async function runOpenLoop(
  { perSecond, duration }: { perSecond: number; duration: number },
  act: (nth: number) => Promise<void>,
): Promise<Sent> {
  const total = Math.round((perSecond * duration) / second)
  const sent: Sent = { milliseconds: [], failures: [] }
  const underWay: Promise<void>[] = []
  const begin = performance.now()

  async function time(nth: number) {
    const due = begin + (nth / perSecond) * second
    await act(nth).catch((error: unknown) => sent.failures.push(error))
    sent.milliseconds.push(performance.now() - due)
  }

  for (let begun = 0; begun < total; await sleep(1)) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) / second) * perSecond) + 1)
    while (begun < due) underWay.push(time(begun++))
  }
  await Promise.all(underWay)
  return sent
}
