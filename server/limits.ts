import type { ApiLimits } from '#api/env.ts'
import type { Database } from '#platform/database/database.ts'
import { localLimiter, sharedLimiter } from '#platform/requests/limits.ts'
import { minute, second } from '#platform/time.ts'

const quarterHour = (15 * minute) / second

/** How often one may try. `scale` multiplies all of them, for offices that share one address and for tests. */
export function openLimits(db: Database, scale: number): ApiLimits {
  return {
    signInByName: sharedLimiter(db, { name: 'sign-in-name', points: 10, seconds: quarterHour }, scale),
    signInByAddress: sharedLimiter(db, { name: 'sign-in-address', points: 100, seconds: quarterHour }, scale),
    factor: sharedLimiter(db, { name: 'factor', points: 10, seconds: quarterHour }, scale),
    signOuts: localLimiter({ name: 'sign-outs', points: 120, seconds: quarterHour }, scale),
    leads: localLimiter({ name: 'leads', points: 60, seconds: quarterHour }, scale),
    unproven: localLimiter({ name: 'unproven', points: 15, seconds: quarterHour }, scale),
    vitals: localLimiter({ name: 'vitals', points: 120, seconds: quarterHour }, scale),
    denials: localLimiter({ name: 'denials', points: 20, seconds: minute / second }, scale),
    steps: localLimiter({ name: 'steps', points: 120, seconds: quarterHour }, scale),
    push: localLimiter({ name: 'push', points: 60, seconds: quarterHour }, scale),
    photos: localLimiter({ name: 'photos', points: 240, seconds: quarterHour }, scale),
    receipts: localLimiter({ name: 'receipts', points: 600, seconds: quarterHour }, scale),
  }
}
