import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toMinutes, toTime } from '#domain/visits/clock-minutes.ts'
import type { JobVisit, VisitDay } from '#domain/visits/visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { crewWith } from '../visits/crew.ts'
import { clashesOf, lacksOf, type Offer, type Sought } from '../visits/day-plan.ts'
import { useVisitChange } from '../visits/use-visit-change.ts'
import { draftOf, isReasonNeeded, type Preset } from '../visits/visit-draft.ts'

/** A visit that is to be placed, and from whose row it was taken. */
export type Armed = { visit: JobVisit; instead: string | null }

type Target = { person: string | null; from: string }

/**
 * Places visits on a day. Where something stands in the way, a clash or a missing certification, the form opens with what was
 * chosen: there it is decided.
 */
export function usePlacing({ on, day }: { on: string; day: VisitDay | undefined }) {
  const words = useVisitWords()
  const { time } = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ visit: JobVisit; preset: Preset } | null>(null)
  const arm = (visit: string | undefined) =>
    void navigate({ to: '.', search: (old) => ({ ...old, visit }), replace: true })
  const changing = useVisitChange({ onDone: () => arm(undefined) })

  function place({ visit, instead }: Armed, { person, from }: Target) {
    if (!day || changing.isPending) return
    const minutes = minutesOf(visit)
    const when = { on, from, to: toTime(Math.min(toMinutes(from) + minutes, lastMinute)) }
    const people = crewWith(person, { people: visit.people.map(({ id }) => id), instead })
    const preset = { ...when, people }
    if (isInTheWay(visit, preset, day)) return setAsked({ visit, preset })
    const said = words.said.moved(visit.name, time.visit(when))
    changing.mutate({ visit, change: { revision: visit.revision, when, people }, said })
  }

  return {
    asked,
    ask: (visit: JobVisit, preset: Preset = {}) => setAsked({ visit, preset }),
    close: () => setAsked(null),
    arm,
    place,
    unschedule(visit: JobVisit) {
      if (changing.isPending || !visit.when) return
      const said = words.said.toSchedule(visit.name)
      changing.mutate({ visit, change: { revision: visit.revision, when: null }, said })
    },
    isPlacing: changing.isPending,
    error: changing.error,
  }
}

export type Placing = ReturnType<typeof usePlacing>

/** The armed visit as someone looks for a time for it. */
export function soughtOf(visit: JobVisit): Sought {
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

function isInTheWay(visit: JobVisit, preset: Required<Omit<Preset, 'kind'>>, day: VisitDay) {
  const now = new Date()
  const [before, draft] = [draftOf(visit, { now }), draftOf(visit, { now, preset })]
  const lacks = lacksOf(day, preset.people, visit)
  const knownReason = visit.people.find(({ override_reason }) => override_reason)?.override_reason ?? ''
  return (
    isReasonNeeded(draft, { before, knownReason, lacks }) ||
    clashesOf(day, { ...visit, ...preset }).length > 0
  )
}
