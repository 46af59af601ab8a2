import { clockError } from './device-clock.ts'
import { useNow } from '../ui/use-now.ts'

/** The time by the clock of the server, which made the due times: a device whose clock is wrong calls nothing late that is not. */
export function useServerNow() {
  const now = useNow()
  const error = clockError.use()
  return error === 0 ? now : new Date(now.getTime() - error)
}
