import * as z from 'zod'
import { text } from '#platform/text/text.ts'
import { LeadStatus, Loss, LossKind, Outcome } from './lead-states.ts'
import { Day } from '#domain/company/day.ts'

const Hour = z.int().min(0).max(23)
const Minutes = z.int().min(0).max(1_000_000)

/** What a list of requests can be narrowed to, and what a figure that leads to such a list counts. */
export const LeadFilter = z
  .object({
    status: LeadStatus,
    /** What happened. */
    loss: Loss,
    service: LossKind,
    assigned: z.enum(['me', 'nobody']),
    /** How it ended. */
    outcome: Outcome,
    /** Not closed yet. */
    open: z.literal('yes'),
    /** Someone has answered it. */
    contacted: z.literal('yes'),
    /** It became a job. */
    job: z.literal('yes'),
    /** The day of a visit that whoever asks makes, or has made. */
    my_visit_on: Day,
    /** Of what was typed, the town alone; empty where nothing was. */
    town: text(120),
    /** The page from which it was sent. */
    page: text(300),
    /** The hour of the day in which it came, where the company works. */
    hour: Hour,
    /** The first and the last of the days on which it came, where the company works. */
    since: Day,
    until: Day,
    /** Came more than so many minutes ago, or no longer ago than so many. */
    waited_over: Minutes,
    waited_under: Minutes,
  })
  .partial()
export type LeadFilter = z.output<typeof LeadFilter>

/** The filter as an address has it. `cursor` is the `next` of the page before. */
export const LeadQuery = LeadFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(200).optional(),
  q: text(80).optional(),
  quarantined: z.stringbool().default(false),
  hour: z.coerce.number().pipe(Hour).optional(),
  waited_over: z.coerce.number().pipe(Minutes).optional(),
  waited_under: z.coerce.number().pipe(Minutes).optional(),
})
export type LeadQuery = z.output<typeof LeadQuery>
