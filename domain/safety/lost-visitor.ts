import { step } from './step.ts'

/** The first advice for a visitor who searches or follows a broken link. */
export const lostVisitorStep = step(
  'If you see fire or smell gas, get out and call 911 from outside. If water is leaking or something is broken, call us now.',
  'call-911',
  'fire-out',
  'gas-leave',
)
