import * as z from 'zod'
import { LeadPhoto } from '#domain/leads/lead.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { values } from '#platform/choices.ts'
import { HistoryLine, HistoryPage, Note } from '#domain/records/record.ts'
import { MadeId } from '#platform/requests/sent-id.ts'
import { capitals } from '#platform/text/text.ts'
import { FactChanges, JobFacts } from './facts/facts.ts'
import { lossTypes } from './facts/loss-types.ts'
import { IsMine } from '#domain/leads/is-mine.ts'
import { Hazard } from './danger.ts'
import { Reason } from './reason.ts'
import { clocks, proofs } from './stages/clocks.ts'
import { gates } from './stages/gates.ts'
import { sideStates, stages } from './stages/stages.ts'
import { LeadName } from '#domain/leads/lead-name.ts'

export const Stage = z.enum(values(stages))
export const SideState = z.enum(values(sideStates))
const moment = z.iso.datetime()

/** A new job; `id` is that of its request, or a new one, which gets a request of its own. Only name and phone are needed then. */
export const NewJob = z.object({
  id: MadeId,
  facts: FactChanges,
  /** When the call came in, by the clock of the device; without it, the moment it is received. */
  at: moment.optional(),
})
export type NewJob = z.output<typeof NewJob>

/** Answer to a new job, and to the same one sent again. */
export const JobReceipt = z.object({ id: z.uuid(), number: z.string(), revision: z.int() })
export type JobReceipt = z.output<typeof JobReceipt>

/** Absent stays as it is. `revision` is the one it was made from: only a fact that changed since clashes. */
export const JobChange = z.object({ revision: z.int().min(1), changes: FactChanges })
export type JobChange = z.output<typeof JobChange>

/** `override` is the reason why a gate that is not met is passed, `reason` why the job goes back. */
export const StageChange = z.object({
  stage: Stage,
  revision: z.int().min(1),
  override: Reason.optional(),
  reason: Reason.optional(),
})
export type StageChange = z.output<typeof StageChange>

/** Null: back among the stages. */
export const SideChange = z.object({
  side: SideState.exclude(['duplicate']).nullable(),
  reason: Reason.optional(),
  /** What becomes of the visits ahead of a job on hold. A job that is over has none: they are canceled. */
  visits: z.enum(['keep', 'cancel']).optional(),
  revision: z.int().min(1),
})
export type SideChange = z.output<typeof SideChange>

/** `into` is the number of the other job, with or without its letters: people read "2611-012" to each other. */
export const JobMerge = z.object({
  into: capitals(20)
    .min(1, 'Enter the number of the other job.')
    .overwrite((number) => (/^\d/.test(number) ? `MR-${number}` : number)),
  revision: z.int().min(1),
})

export type JobMerge = z.output<typeof JobMerge>

export const Clock = z.object({
  key: z.enum(clocks.map(({ key }) => key)),
  due_at: moment,
  reached_at: moment.nullable(),
  proof: z.enum(proofs),
})
export type Clock = z.output<typeof Clock>

/** A job as board and lists show it. */
export const JobRow = z.object({
  id: z.uuid(),
  number: z.string(),
  name: LeadName,
  phone: z.string(),
  town: z.string(),
  loss_type: z.enum(values(lossTypes)).nullable(),
  priority: z.int(),
  /** 0 where people are in danger, else the priority. */
  urgency: z.int(),
  /** What a crew must know of before it arrives. */
  hazards: z.array(Hazard),
  /** Null also for who may not see claims. */
  carrier: z.string().nullable(),
  stage: Stage,
  stage_since: moment,
  side: SideState.nullable(),
  side_since: moment.nullable(),
  /** Why it is put aside; empty where it is not. */
  side_reason: z.string(),
  clocks: z.array(Clock),
  /** Who is responsible for the job. */
  assigned_to: PersonName.nullable(),
  /** The next visit that is planned: its day and window, and who goes. */
  next_visit: z
    .object({ id: z.uuid(), on: z.string(), from: z.string(), to: z.string(), people: z.array(PersonName) })
    .nullable(),
  created_at: moment,
  revision: z.int(),
})
export type JobRow = z.output<typeof JobRow>

/** The merged job by which the one that is kept was found. */
export const FoundBy = z.object({ number: z.string(), name: LeadName })
export type FoundBy = z.output<typeof FoundBy>

export const JobPage = z.object({
  items: z.array(JobRow.extend({ found_by: FoundBy.optional() })),
  next: z.string().nullable(),
})
export type JobPage = z.output<typeof JobPage>

/** A stage that the job was in, or is. */
export const StageSpan = z.object({
  stage: Stage,
  entered_at: moment,
  left_at: moment.nullable(),
  by: z.string().nullable(),
  override_reason: z.string(),
  back_reason: z.string(),
})

export const CategoryEntry = z.object({
  id: z.uuid(),
  category: z.int().min(1).max(3),
  at: moment,
  reason: z.string(),
  by: z.string(),
})
export const NewCategory = z.object({ id: MadeId, category: z.int().min(1).max(3), reason: Reason })

/** What an undo of the merge of a job brings back to it, with how far the crews of its visits have come. */
export const GoesBack = z.object({
  visits: z.array(
    z.object({
      people: z.array(z.string()),
      on_my_way_at: moment.nullable(),
      arrived_at: moment.nullable(),
      departed_at: moment.nullable(),
    }),
  ),
  items: z.int(),
  has_access_code: z.boolean(),
})
export type GoesBack = z.output<typeof GoesBack>

/** A job as its own file shows it. Facts that the person may not see are absent; hazards are among the facts. */
export const JobDetail = JobRow.omit({ urgency: true, hazards: true }).extend({
  reference: z.string(),
  facts: JobFacts,
  merged_into: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** Jobs that were merged into this one, with who called about each. What a device stored before that was told has no caller. */
  merged: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      name: LeadName.optional(),
      phone: z.string().optional(),
      phone2: JobFacts.shape.phone2,
      email: JobFacts.shape.email,
    }),
  ),
  /** Only of a merged job, and for those who may undo that. */
  goes_back: GoesBack.optional(),
  stages: z.array(StageSpan),
  categories: z.array(CategoryEntry),
  /** How far whoever makes the next visit has come, and when a crew last left. */
  crew: z.object({
    on_my_way_at: moment.nullable(),
    arrived_at: moment.nullable(),
    left_at: moment.nullable(),
  }),
  /** Whether it is paid, with what was merged into it; null for who may not see amounts. */
  payment: z.enum(['none-charged', 'owed', 'settled']).nullable(),
  /** What is there of all that stages ask for. */
  met_gates: z.array(z.enum(gates.map(({ key }) => key))),
  has_access_code: z.boolean(),
  /** What the customer wrote, where the job came from the website. */
  message: z.string(),
  photos: z.array(LeadPhoto),
  notes: z.array(Note),
  /** The latest lines of the timeline. */
  history: z.array(HistoryLine),
  is_mine: IsMine,
  /** Whether it began as a conversation in the website’s chat. Absent only in what a device stored before it was told. */
  has_chat: z.boolean().optional(),
})
export type JobDetail = z.output<typeof JobDetail>

/** A page of the timeline of a job. */
export const JobHistory = HistoryPage.extend({ is_mine: IsMine })
export type JobHistory = z.output<typeof JobHistory>
