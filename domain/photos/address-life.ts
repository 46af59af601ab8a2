import { minute } from '#platform/time.ts'

/** So long the signed address of a photo is good. */
export const photoAddressLife = 10 * minute
