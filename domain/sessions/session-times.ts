import { day, minute } from '#platform/time.ts'

/** How long a session lasts without "Keep me logged in". */
export const sessionLength = day

/** How long sensitive actions are allowed after the password or the second factor was shown. */
export const confirmedFor = 10 * minute

/** How long the record of a session is kept after it ended: a device may be silent for long, and its person suspended only then. */
export const endedSessionKeptFor = 365 * day

/** A device that is to be erased may be offline for long: its record waits for it. */
export const erasureWaitsFor = 365 * day
