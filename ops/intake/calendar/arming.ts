import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { toMinutes, toTime } from '#domain/visits/clock-minutes.ts'
import type { Schedule } from '#domain/leads/schedule/schedule.ts'
import type { JobVisit, VisitDay } from '#domain/visits/visit.ts'
import { newId } from '#platform/uuid.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { crewWith } from '../visits/crew.ts'
import { clashesOf, lacksOf, type Offer, type Sought } from '../visits/day-plan.ts'
import { useVisitChange } from '../visits/use-visit-change.ts'
import { draftOf, isReasonNeeded, type Preset } from '../visits/visit-draft.ts'
import type { ToPlace } from './to-place.ts'
import { useMoveRequest } from './use-move-request.ts'

/** What is to be placed, and from whose row it was taken. */
export type Armed = { visit: ToPlace; instead: string | null }

type Target = { person: string | null; from: string }
/** A visit of a job that is decided in its form, or a request that something is in the way of. */
type Asked = { visit: ToPlace; preset: Preset; schedule?: undefined } | AskedRequest
export type AskedRequest = { visit: ToPlace; schedule: Schedule }

type Opened = {
  on: string
  day: VisitDay | undefined
  onPlaced: (saved: { id: string }) => void
}

/**
 * Places visits on a day. Where something stands in the way, a clash or a missing certification, the form opens with what was
 * chosen: there it is decided.
 */
export function usePlacing({ on, day, onPlaced }: Opened) {
  const words = useVisitWords()
  const { time } = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  // Where the answer is lost, a job that is placed again is the same new visit, and not a second one.
  const newVisits = useRef(new Map<string, string>())
  const changing = useVisitChange({ onDone: finish })
  const moving = useMoveRequest({ onDone: leave })
  const isPlacing = changing.isPending || moving.isPending

  function arm(visit: ToPlace | undefined) {
    const search =
      visit?.planned || visit?.request
        ? { visit: visit.id, plan: undefined }
        : { visit: undefined, plan: visit?.id }
    void navigate({ to: '.', search: (old) => ({ ...old, ...search }), replace: true })
  }

  function finish(saved: JobVisit) {
    newVisits.current.delete(saved.job_id)
    leave(saved)
  }

  function leave(placed: { id: string }) {
    setAsked(null)
    onPlaced(placed)
    arm(undefined)
  }

  function move(visit: ToPlace, schedule: Schedule) {
    const said = words.said.moved(visit.name, time.visit(schedule))
    if (visit.request && !isPlacing) moving.mutate({ request: visit.request, schedule, said })
  }

  function place({ visit, instead }: Armed, { person, from }: Target) {
    if (!day || isPlacing) return
    const minutes = minutesOf(visit)
    const when = { on, from, to: toTime(Math.min(toMinutes(from) + minutes, lastMinute)) }
    const people = crewWith(person, { people: visit.people.map(({ id }) => id), instead })
    const [employee_id] = people
    if (visit.request) {
      if (!employee_id) return
      const schedule = { ...when, employee_id }
      if (clashesOf(day, { ...visit, ...when, people }).length > 0) return setAsked({ visit, schedule })
      return move(visit, schedule)
    }
    const preset = { ...when, people }
    if (isInTheWay(visit, preset, day)) return setAsked({ visit, preset })
    const said = words.said.moved(visit.name, time.visit(when))
    const { planned, job_id, kind } = visit
    if (planned)
      return changing.mutate({ visit: planned, change: { revision: planned.revision, when, people }, said })
    const id = newVisits.current.get(job_id) ?? newId()
    newVisits.current.set(job_id, id)
    changing.mutate({ visit: null, jobId: job_id, plan: { id, kind, when, people }, said })
  }

  return {
    asked,
    ask: (visit: ToPlace) => setAsked({ visit, preset: visit.planned ? {} : { on } }),
    close() {
      moving.reset()
      setAsked(null)
    },
    /** The request goes there, whatever is in its way. */
    confirm() {
      if (asked?.schedule) move(asked.visit, asked.schedule)
    },
    finish,
    arm,
    place,
    /** A visit has no time any more; a job goes on without a visit. */
    unschedule({ planned, name }: ToPlace) {
      if (isPlacing) return
      if (!planned?.when) return arm(undefined)
      const said = words.said.toSchedule(name)
      changing.mutate({ visit: planned, change: { revision: planned.revision, when: null }, said })
    },
    isPlacing,
    error: changing.error ?? moving.error,
  }
}

export type Placing = ReturnType<typeof usePlacing>

/** What is armed, as someone looks for a time for it. */
export function soughtOf(visit: ToPlace): Sought {
  const { id, kind, loss_type, town } = visit
  return { id, kind, loss_type, town, minutes: minutesOf(visit) }
}

export function minutesOf({ when, length_minutes }: Pick<JobVisit, 'when' | 'length_minutes'>) {
  return when ? toMinutes(when.to) - toMinutes(when.from) : length_minutes
}

export function offersByPerson(offers: readonly Offer[]) {
  return Map.groupBy(offers, ({ person }) => person)
}

const lastMinute = toMinutes('23:59')

function isInTheWay(visit: ToPlace, preset: Required<Omit<Preset, 'kind'>>, day: VisitDay) {
  const now = new Date()
  const before = visit.planned && draftOf(visit.planned, { now })
  const draft = draftOf(visit, { now, preset })
  const lacks = lacksOf(day, preset.people, visit)
  const knownReason = visit.people.find(({ override_reason }) => override_reason)?.override_reason ?? ''
  return (
    isReasonNeeded(draft, { before, knownReason, lacks }) ||
    clashesOf(day, { ...visit, ...preset }).length > 0
  )
}
