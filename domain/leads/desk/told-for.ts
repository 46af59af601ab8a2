import { day } from '#platform/time.ts'

/** Who lost a request within this time may be on the way to it, or there. */
export const toldFor = day
