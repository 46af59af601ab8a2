import { watched } from '../ui/watched.ts'

/** Long enough that a hurried second press comes too early, short enough that nobody waits for it. */
export const restMs = 1500

const resting = watched(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** True just after someone else was quicker: the button may name the next person now, whom nobody has chosen yet. */
export const useIsResting = resting.use
export const isResting = resting.get

export function restAfterLoss() {
  clearTimeout(timer)
  resting.set(true)
  timer = setTimeout(() => resting.set(false), restMs)
}
