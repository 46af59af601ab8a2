import { phoneRounds } from '../phone-rounds.ts'
import { drawVisit } from './plan.ts'
import { playVisit } from './round.ts'

/**
 * A technician reads forty points and the air without a connection, and closes the visit. The phone dies three times, the server is down as
 * the connection comes back, and the first answer to each write is lost.
 */
export const visit = phoneRounds({
  name: 'a visit without a connection',
  word: 'visit',
  receipts: 'readings and closings',
  short: 1,
  long: 50,
  draw: drawVisit,
  size: ({ points, air }) => `${points.length + air.length} readings`,
  play: playVisit,
})
