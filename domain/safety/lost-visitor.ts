import { step } from './step.ts'

/** What a visitor is told first who searches, or follows a link to a page that does not exist. */
export const lostVisitorStep = step(
  'If you see fire or smell gas, get out and call 911 from outside. If water is leaking or something is broken, call us now.',
  'call-911',
  'fire-out',
  'gas-leave',
)
