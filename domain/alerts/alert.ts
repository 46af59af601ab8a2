import * as z from 'zod'
import { UnclaimedCount } from '#domain/leads/lead.ts'
import { LeadRow } from '#domain/leads/lead-row.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { ReplacedVisit } from '#domain/leads/schedule/replaced-visit.ts'
import { OfficeCall } from '#domain/leads/office-calls/office-call.ts'
import { LeadName } from '#domain/leads/lead-name.ts'

/** The bell of the portal, an email, a text message, a notification on the person’s devices. */
export const channels = ['portal', 'mail', 'text', 'push'] as const
export type Channel = (typeof channels)[number]

/** How a person ended it. Nothing else does. A call for the office is taken, or undone by whoever called. */
export const settledReasons = ['claimed', 'moved', 'closed', 'taken', 'undone'] as const
export const SettledReason = z.enum(settledReasons)
export type SettledReason = z.output<typeof SettledReason>

/** Who was told, or is next: the two lines of the rota, everyone who may take it, and the owner. */
export const AlertLine = z.enum(['first', 'backup', 'everyone', 'owner'])
export type AlertLine = z.output<typeof AlertLine>

/** One rung of the ladder. `people` is empty where everyone was told. */
export const Rung = z.object({
  line: AlertLine,
  people: z.array(PersonName),
  times: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
})
export type Rung = z.output<typeof Rung>

export const NextRung = Rung.pick({ line: true, people: true }).extend({ at: z.iso.datetime() })
export type NextRung = z.output<typeof NextRung>

/** An unclaimed request, with its alert as far as it went. */
export const UnclaimedAlert = LeadRow.pick({
  reference: true,
  name: true,
  phone: true,
  loss: true,
  service: true,
  urgency: true,
  town: true,
  received_at: true,
}).extend({
  lead_id: z.uuid(),
  is_happening_now: z.boolean(),
  message: z.string(),
  /** Whether the alert reached the person who asks. */
  reached_me: z.boolean(),
  told: z.array(Rung),
  /** Null where no alert is open, because alerts are switched off. */
  next: NextRung.nullable(),
})
export type UnclaimedAlert = z.output<typeof UnclaimedAlert>

/** A call for the office that stands open, with its alert as far as it went. */
export const CallAlert = OfficeCall.extend(
  UnclaimedAlert.pick({ reached_me: true, told: true, next: true }).shape,
)
export type CallAlert = z.output<typeof CallAlert>

/** An alert that reached the person who asks, and that someone ended. */
export const SettledAlert = z.object({
  id: z.uuid(),
  lead_id: z.uuid(),
  /** Who called the office; null of a request that no one had. */
  caller: z.string().nullable(),
  name: LeadName,
  settled_at: z.iso.datetime(),
  settled_by: PersonName.nullable(),
  reason: SettledReason,
})
export type SettledAlert = z.output<typeof SettledAlert>

/** A request that someone claimed and no one has called yet. */
export const UncalledLead = LeadRow.pick({ name: true, received_at: true }).extend({
  lead_id: z.uuid(),
  holder: PersonName,
})
export type UncalledLead = z.output<typeof UncalledLead>
/** So many of them are listed. */
export const mostUncalled = 20

/** How many requests are unclaimed, a page of them, the most urgent first, and what was settled in the last hours. */
export const Alerts = UnclaimedCount.extend({
  /** The company promises a call within so many minutes; null where it promises nothing. */
  call_back_minutes: z.int().nullable(),
  /** Calls for the office that stand open, those first that no one has taken. */
  calls: z.array(CallAlert),
  /** How many of them no one has taken. */
  calls_waiting: z.int(),
  open: z.array(UnclaimedAlert),
  /** The last request of this page, after which the next page begins; null where there is none. */
  next: z.uuid().nullable(),
  /** Claimed and not called yet: those that wait longest, the longest wait first. */
  uncalled: z.array(UncalledLead),
  settled: z.array(SettledAlert),
  /** Visits that the person planned and that whoever goes changed, the latest first. */
  replaced: z.array(ReplacedVisit),
})
export type Alerts = z.output<typeof Alerts>
