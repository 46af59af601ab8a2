import { phoneRounds } from '../phone-rounds.ts'
import { drawCalls } from './plan.ts'
import { playCalls } from './round.ts'

/**
 * A dispatcher takes calls without a connection. The phone dies twice, the server is down as the connection comes back, and the first
 * answer to each write is lost.
 */
export const calls = phoneRounds({
  name: 'calls without a connection',
  word: 'calls',
  receipts: 'calls and access codes',
  short: 1,
  long: 20,
  draw: drawCalls,
  size: ({ calls }) => `${calls.length} calls`,
  play: playCalls,
})
