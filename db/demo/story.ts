import { day, hour, minute } from '#platform/time.ts'
import type { LeadRequest } from '#domain/leads/lead.ts'
import type { LeadStatus, Loss } from '#domain/leads/lead-states.ts'
import type { Answers } from '#domain/receipts/receipt.ts'
import type { Suspicion } from '#domain/leads/suspicion/suspicion.ts'
import type { Goer, Handler } from './people.ts'
import type { Scene } from './scenes.ts'

/** Minutes or hours, or days and the time of day in Ohio. */
export type Span = `${number}m` | `${number}h` | `${number}d ${string}`

/** What someone did, so long after the request came. */
export type Step =
  | readonly [after: Span, who: Handler, what: LeadStatus | 'released']
  | readonly [after: Span, who: Handler, what: 'note', text: string]

/** What the customer told from the confirmation page, so long after sending. */
export type CustomerStep = readonly [
  after: Span,
  what: 'cancelled' | { phone: string } | { answers: Answers },
]

/** A request for help, and all that came of it. */
export type Story = Partial<
  Pick<LeadRequest, 'message' | 'when' | 'insurance' | 'reach_by' | 'text_consent'>
> & {
  /** How long ago. */
  readonly came: Span
  /** Null: not given. */
  readonly name: string | null
  /** Ends on 555-01xx, which no exchange gives to anyone. */
  readonly phone: string
  readonly loss: Loss
  readonly town: string
  /** Where on the site the visit began. */
  readonly page: string
  readonly photos?: readonly Scene[]
  readonly suspicions?: readonly Suspicion[]
  /** Who of the technicians is sent, or assigned the request where no visit is planned. */
  readonly goes?: Goer
  readonly steps?: readonly Step[]
  readonly customer?: readonly CustomerStep[]
}

/** Ohio's winter time; in summer all is an hour later, and as believable. */
const ohio = 5 * hour

export function before(now: Date, span: Span): Date {
  const dated = readDays(span)
  if (dated) return new Date(startOfDay(now) - dated.days * day + dated.time)
  return new Date(now.getTime() - lengthOf(span))
}

/** Nothing of the story lies ahead of the moment in which it is told. */
export function after(came: Date, span: Span, now: Date): Date {
  const dated = readDays(span)
  const at = dated ? startOfDay(came) + dated.days * day + dated.time : came.getTime() + lengthOf(span)
  return new Date(Math.min(at, now.getTime() - minute))
}

function startOfDay(at: Date) {
  return Math.floor((at.getTime() - ohio) / day) * day + ohio
}

function readDays(span: Span) {
  const [, days, hours, minutes] = /^(\d+)d (\d\d):(\d\d)$/.exec(span) ?? []
  return days ? { days: Number(days), time: Number(hours) * hour + Number(minutes) * minute } : null
}

function lengthOf(span: Span) {
  return Number.parseInt(span, 10) * (span.endsWith('h') ? hour : minute)
}
