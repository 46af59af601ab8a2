import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { daysLater, localOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { hasPassed } from '#domain/visits/visit-time.ts'
import { endOf, roundedUp, toMinutes } from '#domain/visits/clock-minutes.ts'
import { workday } from '#domain/visits/fitting-times.ts'
import { isAskedAgain, isVoided } from '#domain/visits/override-reason.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import { usualMinutes, visitKinds, type VisitKind } from '#domain/visits/visit-kinds.ts'
import type { VisitWords } from '../../words/en-visits.ts'

/** A visit as it stands in the form. What is typed for a time stays there while "schedule later" is chosen. */
export type VisitDraft = {
  kind: VisitKind
  isTimed: boolean
  on: string
  from: string
  to: string
  people: string[]
  note: string
  override: string
}

/** What is filled in where someone chose a time or a person before the form opened. */
export type Preset = Partial<Pick<VisitDraft, 'kind' | 'on' | 'from' | 'to' | 'people'>>

export const StoredDraft = z
  .object({
    kind: z.enum(values(visitKinds)),
    isTimed: z.boolean(),
    on: z.string(),
    from: z.string(),
    to: z.string(),
    people: z.array(z.string()),
    note: z.string(),
    override: z.string(),
  })
  .partial()

type Known = Pick<JobVisit, 'kind' | 'when' | 'people' | 'note' | 'length_minutes'>

/** The visit as it is; of a new one, the next time of a workday, or what was chosen before. */
export function draftOf(
  visit: Known | null,
  { now, preset = {} }: { now: Date; preset?: Preset | undefined },
): VisitDraft {
  const kind = preset.kind ?? visit?.kind ?? 'inspection'
  const minutes = visit?.length_minutes ?? usualMinutes(kind)
  const ahead = nextTime(now, minutes)
  const on = preset.on ?? visit?.when?.on ?? ahead.on
  const from = preset.from ?? visit?.when?.from ?? (on === ahead.on ? ahead.from : opening)
  return {
    kind,
    isTimed: visit === null || visit.when !== null || preset.on !== undefined,
    on,
    from,
    to: preset.to ?? visit?.when?.to ?? endOf(from, minutes),
    people: preset.people ?? visit?.people.map(({ id }) => id) ?? [],
    note: visit?.note ?? '',
    override: '',
  }
}

/** Another kind takes another time, unless the time was chosen by hand. */
export function withKind({ kind: was, ...draft }: VisitDraft, kind: VisitKind): Partial<VisitDraft> {
  const isUsual = draft.to === endOf(draft.from, usualMinutes(was))
  return { kind, ...(isUsual && { to: endOf(draft.from, usualMinutes(kind)) }) }
}

/** A later start moves the end with it, as long as the day lasts. */
export function withStart({ from: was, to }: VisitDraft, from: string): Partial<VisitDraft> {
  if (!from || !was || was >= to) return { from }
  return { from, to: endOf(from, toMinutes(to) - toMinutes(was)) }
}

/** Another day at the same time; today, not before now. */
export function withDay(draft: VisitDraft, on: string, now: Date): Partial<VisitDraft> {
  if (on !== companyDay(now) || !hasPassed({ on, to: draft.from }, now)) return { on }
  return { on, ...withStart(draft, roundedUp(localOf(now).slice(11))) }
}

/** What the server is told of the draft. */
export function sentOf({ kind, isTimed, on, from, to, people, note, override }: VisitDraft) {
  return {
    kind,
    when: isTimed ? { on, from, to } : null,
    people,
    note: note.trim().toWellFormed(),
    ...(override.trim() && { override: override.trim().toWellFormed() }),
  }
}

/** Only what is not as it was: someone else may have changed the rest. */
export function changesOf(draft: VisitDraft, before: VisitDraft) {
  const [sent, was] = [sentOf(draft), sentOf(before)]
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return {
    ...(sent.kind !== was.kind && { kind: sent.kind }),
    ...(!isSame(sent.when, was.when) && { when: sent.when }),
    ...(!isSame(sent.people, was.people) && { people: sent.people }),
    ...(sent.note !== was.note && { note: sent.note }),
    ...(sent.override !== undefined && { override: sent.override }),
  }
}

type Lacking = { before: VisitDraft | null; knownReason: string; lacks: readonly string[] }

/** Whether a reason has to be given, as the server will ask for it. */
export function isReasonNeeded(draft: VisitDraft, { before, knownReason, lacks }: Lacking) {
  const sent = before ? changesOf(draft, before) : sentOf(draft)
  const changed = (['when', 'kind', 'people'] as const).filter((field) => sent[field] !== undefined)
  return lacks.length > 0 && isAskedAgain(changed) && (knownReason === '' || isVoided(changed))
}

type Checked = {
  now: Date
  /** The time it has already, which may lie behind us. */
  before: VisitDraft | null
  isOverrideNeeded: boolean
  words: VisitWords['form']['faults']
}

/** What is missing or wrong, in the words of the server. */
export function faultsOf(
  draft: VisitDraft,
  { now, before, isOverrideNeeded, words }: Checked,
): Record<string, string[]> {
  const override: Record<string, string[]> =
    isOverrideNeeded && !draft.override.trim() ? { override: [words.override] } : {}
  if (!draft.isTimed) return override
  const { on, from, to } = draft
  const isMoved = !before?.isTimed || before.on !== on || before.from !== from || before.to !== to
  const isDayPassed = on < companyDay(now)
  const isPassed = on && from < to && !isDayPassed && hasPassed({ on, to }, now)
  return {
    ...override,
    ...(on ? isMoved && isDayPassed && { on: [words.dayPassed] } : { on: [words.noDay] }),
    ...(!from && { from: [words.noTime] }),
    ...(to ? to <= from && { to: [words.order] } : { to: [words.noTime] }),
    ...(isMoved && isPassed && { to: [words.passed] }),
  }
}

const opening = '08:00'

/** Today, as long as the visit still fits into the workday. */
function nextTime(now: Date, minutes: number) {
  const today = companyDay(now)
  const next = roundedUp(localOf(now).slice(11))
  const from = next > opening ? next : opening
  const isToday = toMinutes(from) + minutes <= toMinutes(workday.to)
  return isToday ? { on: today, from } : { on: daysLater(today, 1), from: opening }
}
