import { phoneRounds } from '../phone-rounds.ts'
import { drawVisit } from './plan.ts'
import { playVisit } from './round.ts'

/**
 * A technician reads forty points and the air without a connection, moves a unit three times with a photo of each, and closes the visit.
 * The phone dies four times, the server is down as the connection comes back, and the first answer to each write is lost.
 */
export const visit = phoneRounds({
  name: 'a visit without a connection',
  word: 'visit',
  receipts: 'readings, moves, photos and closings',
  short: 1,
  long: 50,
  draw: drawVisit,
  size: ({ points, air, moves }) =>
    `${points.length + air.length} readings, ${moves.length} moves with photos`,
  play: playVisit,
})
