import { minute } from '#platform/time.ts'

/** So long the signed address of a photo is good. */
export const photoAddressLife = 10 * minute

/** So long after it was read: the photo must be on its way before its address ends. */
export const photoAddressGoodFor = photoAddressLife - 2 * minute
