import { phoneRounds } from '../phone-rounds.ts'
import { drawFieldWork } from './plan.ts'
import { playFieldFile } from './round.ts'

/**
 * A technician draws a room by typed lengths and adds thirty photos of it without a connection. The phone dies four times, the server is
 * down as the connection comes back, and the first answer to each write is lost.
 */
export const fieldFile = phoneRounds({
  name: 'a sketch and photos without a connection',
  word: 'field file',
  receipts: 'sketches, rooms and photos',
  short: 1,
  long: 50,
  draw: drawFieldWork,
  size: ({ feet, photos }) => `a room of ${feet.across} by ${feet.down} ft, ${photos.flat().length} photos`,
  play: playFieldFile,
})
