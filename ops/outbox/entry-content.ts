import * as z from 'zod'
import { longestNote } from '#domain/records/longest-note.ts'
import { Write } from '#domain/sync/write.ts'
import { LeadName } from '#domain/leads/lead-name.ts'
import { Entry, entryVersion } from './entry.ts'

/** What an entry says of a customer: sealed. */
export const Content = Entry.pick({
  version: true,
  leadId: true,
  customer: true,
  at: true,
  base: true,
  current: true,
  reason: true,
  reply: true,
  decider: true,
  was: true,
}).extend({
  write: Write,
  /** What the server said of it. Earlier versions stored that in the open, beside its status and code. */
  detail: z.string().optional(),
})
export type Content = z.output<typeof Content>

/** What was read of the server, sealed apart: what a change was made from, and what the server has instead. */
export const Sides = Entry.pick({ base: true, current: true })
export type Sides = z.output<typeof Sides>

const First = Content.omit({ version: true, base: true }).extend({ version: z.literal(1) })

/** What every version stores, whatever was to be written. */
const Any = z.object({
  leadId: z.uuid(),
  customer: LeadName.catch(null),
  at: z.number(),
  detail: z.string().optional(),
  write: z.record(z.string(), z.unknown()),
})

/** The content of an entry, whichever version of the portal stored it; null where it is none. */
export function readContent(stored: unknown): Content | null {
  const first = First.safeParse(stored).data
  // The first version did not store what a change was made from.
  if (first) return { ...first, version: entryVersion, base: null }
  return Content.safeParse(stored).data ?? asNote(stored)
}

/** What today's rules no longer take, such as a status change of an older version, goes to the request as a note: it is not lost. */
function asNote(stored: unknown): Content | null {
  const { data } = Any.safeParse(stored)
  if (!data) return null
  const text = `From an older version of the portal: ${JSON.stringify(data.write)}`
  const none = { base: null, current: null, reason: '', reply: '', decider: null, was: null }
  return {
    ...data,
    ...none,
    version: entryVersion,
    write: { kind: 'note', text: text.slice(0, longestNote).toWellFormed() },
  }
}
