import { watched } from '../../ui/watched.ts'

/** Whether the outbox is open, from wherever it was opened. */
export const isOutboxOpen = watched(false)
