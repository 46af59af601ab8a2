import * as z from 'zod'
import { text } from '#platform/text/text.ts'
import { longestNote } from './longest-note.ts'
import { HistoryFacts } from './history-facts.ts'

/**
 * One line of a record's history: who did what, and when. `by` is null for visitors and for the product itself. Of `count`
 * events in a row that say the same, `at` is the last and `first_at` the first. People may share a name: compare them by id.
 */
export const HistoryLine = z.object({
  id: z.string(),
  name: z.string(),
  words: z.string(),
  facts: HistoryFacts.optional(),
  by: z.string().nullable(),
  by_id: z.uuid().nullable(),
  /** The names of whom it reached. */
  receivers: z.array(z.string()),
  /** Whom it reached, where that is one person. */
  to_id: z.uuid().nullable(),
  at: z.iso.datetime(),
  first_at: z.iso.datetime(),
  count: z.int(),
})
export type HistoryLine = z.output<typeof HistoryLine>

export const HistoryPage = z.object({ items: z.array(HistoryLine), next: z.string().nullable() })
export type HistoryPage = z.output<typeof HistoryPage>

export const HistoryQuery = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type HistoryQuery = z.output<typeof HistoryQuery>

export const NoteText = text(longestNote, 'Enter a note.').min(1, 'Enter a note.')

/** `received_at` only where it reached the server long after it was written. */
export const Note = z.object({
  id: z.uuid(),
  text: z.string(),
  at: z.iso.datetime(),
  received_at: z.iso.datetime().optional(),
  by: z.string(),
  by_id: z.uuid(),
})
export type Note = z.output<typeof Note>
