import * as z from 'zod'
import { LeadPhoto } from '#domain/leads/lead.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line, text } from '#platform/text/text.ts'
import { ReportedWrite } from './reported-write.ts'
import { LeadName } from '#domain/leads/lead-name.ts'

/** What was stored under earlier rules may be unreadable now: it is listed without its content. */
const ShownWrite = z.discriminatedUnion('kind', [ReportedWrite, z.object({ kind: z.literal('unreadable') })])
export type ShownWrite = z.output<typeof ShownWrite>

/** As someone at the office sees it: work on a job that they may not see is hidden. */
const SeenWrite = z.discriminatedUnion('kind', [ShownWrite, z.object({ kind: z.literal('hidden') })])
export type SeenWrite = z.output<typeof SeenWrite>

export function shownWrite(content: unknown): ShownWrite {
  return ReportedWrite.safeParse(content).data ?? { kind: 'unreadable' }
}

/** `open` until the office decided. `sent_back`: the person in the field has to change it. `arrived`: it was sent again and applied. */
export const ProblemState = z.enum(['open', 'taken_over', 'sent_back', 'discarded', 'arrived'])
export type ProblemState = z.output<typeof ProblemState>

export const longestReply = 500

/** Work from the field that the server refused. Its id is that of the entry on the device. */
export const ProblemReport = z.object({
  /** Of a call, that of the request which is made of it. */
  lead_id: MadeId,
  write: ReportedWrite,
  code: line(60),
  detail: line(500),
  made_at: z.iso.datetime(),
  refused_at: z.iso.datetime(),
  /** To the office, which had sent it back. */
  reply: text(longestReply).optional(),
})
export type ProblemReport = z.output<typeof ProblemReport>

/** The same as its sender sees it: what became of it, and whether they may work on its request now. */
export const OwnProblem = z.object({
  id: z.uuid(),
  state: ProblemState,
  reason: z.string(),
  is_yours: z.boolean(),
  /** Who decided, with their number where the sender may see it. */
  decider: z.object({ name: z.string(), phone: z.string().nullable() }).optional(),
})
export type OwnProblem = z.output<typeof OwnProblem>

/** That it was sent back before: why, and what the sender had replied until then. */
const EarlierDecision = z.object({
  reply: z.string(),
  reason: z.string(),
  decided_by: z.string(),
  decided_at: z.iso.datetime(),
})
export type EarlierDecision = z.output<typeof EarlierDecision>

export const SyncProblem = OwnProblem.omit({ is_yours: true, decider: true }).extend({
  ...ProblemReport.shape,
  reply: z.string(),
  /** In the order of the decisions. */
  earlier: z.array(EarlierDecision),
  write: SeenWrite,
  /** When the report was received, by our clock. The other times are told by the device. */
  received_at: z.iso.datetime(),
  reference: z.string(),
  customer: LeadName,
  by: PersonName,
  /** Of a refused photo whose bytes arrived, until the office decides; else null. */
  photo: LeadPhoto.nullable(),
  /** Its bytes arrived, but this person may not see the photo: it is restricted, or they see no photos of the job. */
  is_photo_hidden: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
})
export type SyncProblem = z.output<typeof SyncProblem>

export const SyncProblemPage = z.object({ items: z.array(SyncProblem), next: z.string().nullable() })
export type SyncProblemPage = z.output<typeof SyncProblemPage>

export const SyncProblemQuery = z.object({
  is_open: z.enum(['true', 'false']).default('true'),
  /** Only those of this request. */
  lead_id: z.uuid().toLowerCase().optional(),
  /** A part of the customer's name, phone or reference, or of the name of whoever did the work. */
  q: text(80).optional(),
  cursor: z.string().max(200).optional(),
})
export type SyncProblemQuery = z.output<typeof SyncProblemQuery>

const reasonNeeded = 'Say why, so that the person in the field knows.'

/** Who discards or sends back says why: the person in the field reads it. */
export const ProblemDecision = z
  .object({ state: ProblemState.exclude(['open', 'arrived']), reason: text(500).default('') })
  .refine(({ state, reason }) => state === 'taken_over' || reason, {
    path: ['reason'],
    message: reasonNeeded,
  })
export type ProblemDecision = z.output<typeof ProblemDecision>
