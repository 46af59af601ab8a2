import { hour } from '#platform/time.ts'

/** The hours that passed, whatever the clocks showed. */
export function equipmentHours(placed: Date, pulled: Date): number {
  if (!(pulled >= placed)) throw new RangeError('A machine is pulled after it was placed. Check both times.')
  return (pulled.getTime() - placed.getTime()) / hour
}
