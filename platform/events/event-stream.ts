/**
 * The last message of a stream that had to make room for a newer one of the same person: who comes back at once only pushes
 * another out.
 */
export const replaced = 'stream.replaced'

/** Names what is true for a moment only, among the events of a stream. It has no position, and is never told again. */
export const signalEvent = 'signal'
