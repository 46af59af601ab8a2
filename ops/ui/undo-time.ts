import { second } from '#platform/time.ts'

/** For how long a message offers to undo, in milliseconds. */
export const undoMs = 8 * second
