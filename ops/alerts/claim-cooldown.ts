import { watched } from '../ui/watched.ts'

/** Long enough to ignore a hurried second press, short enough not to be noticed. */
export const cooldownMs = 1500

const resting = watched(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** True just after someone else claimed first: the button may now name the next customer, whom no one chose yet. */
export const useIsCoolingDown = resting.use
export const isCoolingDown = resting.get

export function coolDown() {
  clearTimeout(timer)
  resting.set(true)
  timer = setTimeout(() => resting.set(false), cooldownMs)
}
