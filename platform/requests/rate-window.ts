import { minute } from '#platform/time.ts'

/** Requests, photos and reports of one sender are counted over this time. */
export const rateWindow = 15 * minute
