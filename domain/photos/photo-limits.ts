import { minute } from '#platform/time.ts'

export const maxPhotoBytes = 15 * 1024 * 1024
/** The same limit as people are told it. */
export const maxPhotoMegabytes = maxPhotoBytes / 1024 / 1024
/** A device gives up an upload after so long, and tries again. A photo made small arrives sooner over a line of one bar. */
export const longestUpload = 5 * minute
