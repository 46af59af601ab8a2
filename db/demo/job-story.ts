import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import type { SideState, Stage } from '#domain/jobs/stages/stages.ts'
import type { ChargeKind, Party } from '#domain/money/entry-kinds.ts'
import type { VisitKind } from '#domain/visits/visit-kinds.ts'
import type { DemoMove } from './equipment-moves.ts'
import type { DemoLoss } from './loss.ts'
import type { Goer } from './people.ts'
import type { Span } from './story.ts'

/** A visit so many days from now, at this time in Ohio. Someone comes and leaves as planned, unless nobody has gone yet. */
export type DemoVisit = {
  readonly kind: VisitKind
  readonly day: number
  readonly from: string
  readonly to: string
  readonly goes: Goer
  readonly isAhead?: true
  /** The moisture of the house was measured at it. */
  readonly isRead?: true
  readonly equipment?: readonly DemoMove[]
}

/** So long after the call, so many dollars: charged for a kind of work, or paid by someone. */
export type DemoAmount =
  | readonly [after: Span, dollars: number, charged: ChargeKind]
  | readonly [after: Span, dollars: number, paidBy: Party]

/** A job, from the call to where it stands now. */
export type JobStory = {
  /** How long ago someone called, or wrote on the website. */
  readonly came: Span
  readonly isFromWebsite?: true
  readonly facts: FactChanges & { name: string; phone: string; town: string }
  /** The stages that someone moved it to, so long after the call; planned visits and arrivals move it too. */
  readonly moves?: readonly (readonly [after: Span, to: Stage])[]
  readonly visits?: readonly DemoVisit[]
  /** What was measured at the visits that are read. */
  readonly loss?: DemoLoss
  /** Who leads it until it is done, from the call on. */
  readonly leads?: 'projects'
  /** What was charged, and what was paid by check. */
  readonly money?: readonly DemoAmount[]
  readonly aside?: readonly [after: Span, side: Exclude<SideState, 'duplicate'>, reason: string]
}
