import { watched } from '../../ui/watched.ts'

/** The count above the day opens its clashes, and so does its count among the days. */
export const clashesOpen = watched(false)
