import * as z from 'zod'
import { jobFactsOf } from '#domain/chat/facts/as-job.ts'
import { proposalReason } from '#domain/jobs/derived.ts'
import { JobFacts } from '#domain/jobs/facts/facts.ts'
import { factsOfLead } from '#domain/jobs/from-lead.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { JobMatch } from '#domain/jobs/matches.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'

/** A save that was begun: the same is sent again, under the same id, until it is known what came of it. */
const Pending = z.object({
  entry: z.uuid(),
  write: Write,
  /** What is known before and after it. */
  before: JobFacts,
  after: JobFacts,
})
export type Pending = z.output<typeof Pending>

/** A call as this device stores it at each key, until the server has all of it. */
export const Draft = z.object({
  version: z.literal(1),
  /** Of the job, and of its request. */
  id: z.uuid(),
  /** Where it began: with a call, with a request that is there, or with a job that goes on. */
  of: z.enum(['call', 'request', 'job']),
  /** When the first key was pressed, in milliseconds. */
  started_at: z.number().nullable(),
  /** What the server knows, or will know once the outbox is sent. */
  known: JobFacts,
  /** What is chosen, and what was filled in. */
  chosen: JobFacts,
  /** What was typed since, field by field. */
  typed: z.record(z.string(), z.string()),
  /** The place as it was typed, in one line; null: it stands in `chosen`. */
  place: z.string().nullable(),
  code: z.string(),
  has_code: z.boolean(),
  /** Another category than the proposed one, not sent yet; and the one that the server has. */
  category: z.object({ id: z.uuid(), category: z.int(), reason: z.string() }).nullable(),
  judged: z.object({ category: z.int(), reason: z.string() }).nullable(),
  /** The earlier customer whose name and address were filled in. */
  match: JobMatch.nullable(),
  filled: JobFacts,
  /** What a request told already. */
  told: JobFacts,
  saved: z
    .object({ number: z.string().nullable(), revision: z.int(), at: z.number(), is_received: z.boolean() })
    .nullable(),
  pending: Pending.nullable(),
  /** What was saved of the call before it went on with another job: it is merged into that one. Missing in older drafts. */
  absorbs: z.uuid().nullable().default(null),
})
export type Draft = z.output<typeof Draft>

export function newCall(): Draft {
  return {
    version: 1,
    id: newId(),
    of: 'call',
    started_at: null,
    known: {},
    chosen: {},
    typed: {},
    place: null,
    code: '',
    has_code: false,
    category: null,
    judged: null,
    match: null,
    filled: {},
    told: {},
    saved: null,
    pending: null,
    absorbs: null,
  }
}

type Told = Pick<
  LeadDetail,
  'id' | 'name' | 'phone' | 'town' | 'text_consent' | 'told_in_chat' | 'danger_in_chat' | 'text_only_in_chat'
> &
  Parameters<typeof factsOfLead>[0]

/** The same screen with all that a request tells: nothing is asked twice. */
export function callFromRequest(lead: Told): Draft {
  const { id, name, phone, town, text_consent, told_in_chat = null, danger_in_chat } = lead
  const inChat = jobFactsOf(told_in_chat, danger_in_chat?.kind)
  const way = lead.text_only_in_chat ? ({ contact_way: 'text' } as const) : {}
  const told: JobFacts = {
    channel: 'web',
    ...factsOfLead(lead),
    ...inChat,
    ...way,
    ...(name !== null && { name }),
    phone,
    ...(text_consent !== null && { text_consent }),
    ...(town && { town }),
  }
  // Visitors give their whole address as their town: it is read apart as if it had been typed.
  const place = town ? [inChat.address, town].filter(Boolean).join(', ') : null
  return { ...newCall(), id, of: 'request', known: told, chosen: told, told, place }
}

/** A job that is there, to go on with. */
export function callOfJob({ id, number, revision, facts, has_access_code, categories }: GoingOn): Draft {
  const saved = { number, revision, at: 0, is_received: true }
  const judged = categories.findLast(({ reason }) => reason !== proposalReason) ?? null
  return {
    ...newCall(),
    id,
    of: 'job',
    known: facts,
    chosen: facts,
    has_code: has_access_code,
    judged: judged && { category: judged.category, reason: judged.reason },
    saved,
  }
}

type GoingOn = Pick<JobDetail, 'id' | 'number' | 'revision' | 'facts' | 'has_access_code' | 'categories'>

/** Whether nothing was said or typed yet. */
export function isUntouched({ started_at }: Draft) {
  return started_at === null
}
