import { clockError } from '../session/device-clock.ts'
import { useSeconds } from '../ui/use-seconds.ts'

/** The time by the clock of the server, second by second: a waiting clock says the same on every screen. */
export function useServerSeconds() {
  const now = useSeconds()
  const error = clockError.use()
  return error === 0 ? now : new Date(now.getTime() - error)
}
