import * as z from 'zod'
import { Entry, entryVersion, Write } from '../outbox/entry.ts'

/** What an entry says of a customer: sealed. */
export const Content = Entry.pick({
  version: true,
  leadId: true,
  customer: true,
  at: true,
  base: true,
  current: true,
  reason: true,
}).extend({ write: Write })
export type Content = z.output<typeof Content>

const First = Content.omit({ version: true, base: true }).extend({ version: z.literal(1) })

/** The content of an entry, whichever version of the portal stored it; null where it is none. */
export function readContent(stored: unknown): Content | null {
  const first = First.safeParse(stored).data
  // The first version did not store what a change was made from.
  if (first) return { ...first, version: entryVersion, base: null }
  return Content.safeParse(stored).data ?? null
}
