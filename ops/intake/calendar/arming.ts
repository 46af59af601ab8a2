import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { endOf, toMinutes } from '#domain/visits/clock-minutes.ts'
import type { Schedule } from '#domain/leads/schedule/schedule.ts'
import type { JobVisit, VisitDay } from '#domain/visits/visit.ts'
import { newId } from '#platform/uuid.ts'
import { crewWith } from '../visits/crew.ts'
import { clashesOf, lacksOf, type Offer, type Sought } from '../visits/day-plan.ts'
import { draftOf, isReasonNeeded, type Preset } from '../visits/visit-draft.ts'
import { lostPlacements, nextToPlace, placements } from './placements.ts'
import type { Settling } from './use-settling.ts'
import type { ToPlace } from './to-place.ts'
import { useSavePlacement } from './use-save-placement.ts'

/** What is to be placed, and from whose row it was taken. */
export type Armed = { visit: ToPlace; instead: string | null }

type Target = { person: string | null; from: string }
/** A visit of a job that is decided in its form, or a request that something is in the way of. */
type Asked = { visit: ToPlace; preset: Preset; schedule?: undefined } | AskedRequest
export type AskedRequest = { visit: ToPlace; schedule: Schedule }

type Opened = {
  on: string
  day: VisitDay | undefined
  /** What waits for a time, in its order. */
  tray: readonly ToPlace[]
  /** What is armed. */
  inHand: string | undefined
  onPlaced: (saved: { id: string; next: string | undefined }) => void
  settling: Settling
}

/**
 * Places visits on a day, and proposes the next one of the tray: it is taken into the hand by a press of its own. Where something stands
 * in the way, a clash or a missing certification, it is asked about with what was chosen.
 */
export function usePlacing({ on, day, tray, inHand, onPlaced, settling }: Opened) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [canceling, setCanceling] = useState<JobVisit | null>(null)
  const saving = useSavePlacement({
    nameOf: (person) => day?.people.find(({ id }) => id === person)?.name ?? '',
  })

  const isAnyLost = placements.usePart((all) => lostPlacements(all).length > 0)

  function arm(visit: ToPlace | undefined) {
    if (visit) saving.forgetProblem()
    const search =
      visit?.planned || visit?.request
        ? { visit: visit.id, plan: undefined }
        : { visit: undefined, plan: visit?.id }
    void navigate({ to: '.', search: (old) => ({ ...old, ...search }), replace: true })
  }

  /** It left the hand as it was placed, not as it was saved: what is chosen meanwhile stays chosen. */
  function leave(placed: ToPlace, id: string) {
    setAsked(null)
    settling.begin()
    const next = nextToPlace(tray, placed.id)?.id
    onPlaced({ id, next })
    setNext(next ?? null)
    if (inHand === placed.id) arm(undefined)
  }

  async function put(wanted: ToPlace, { people, ...when }: Required<Omit<Preset, 'kind'>>) {
    const id = wanted.planned || wanted.request ? wanted.id : newId()
    const isRefused = saving.save({ id, wanted, when, people, state: 'saving' })
    leave(wanted, id)
    // It is the one to be placed next then, before any other.
    if (await isRefused) setNext(wanted.id)
  }

  function place({ visit, instead }: Armed, { person, from }: Target) {
    if (!day) return
    const minutes = minutesOf(visit)
    const when = { on, from, to: endOf(from, minutes) }
    const people = crewWith(person, { people: visit.people.map(({ id }) => id), instead })
    const preset = { ...when, people }
    const [employee_id] = people
    if (visit.request) {
      if (!employee_id) return
      if (clashesOf(day, { ...visit, ...preset }).length === 0) return void put(visit, preset)
      return setAsked({ visit, schedule: { ...when, employee_id } })
    }
    if (isInTheWay(visit, preset, day)) return setAsked({ visit, preset })
    void put(visit, preset)
  }

  return {
    ...saving,
    asked,
    ask: (visit: ToPlace) => setAsked({ visit, preset: visit.planned ? {} : { on } }),
    close: () => setAsked(null),
    /** The request goes there, whatever is in its way. */
    confirm() {
      if (!asked?.schedule) return
      const { employee_id, ...when } = asked.schedule
      void put(asked.visit, { ...when, people: [employee_id] })
    },
    finish(saved: JobVisit) {
      if (asked) leave(asked.visit, saved.id)
    },
    arm,
    /** What can be placed after what was placed last, once that is not lost. */
    next: isAnyLost ? null : (tray.find(({ id }) => id === next) ?? null),
    place,
    /** A visit has no time any more; a job goes on without a visit. */
    unschedule({ id, planned }: ToPlace) {
      if (inHand === id) arm(undefined)
      if (planned?.when) void saving.unschedule(planned)
    },
    /** It is asked why. */
    cancel: ({ planned }: ToPlace) => setCanceling(planned),
    canceling,
    /** Canceled or not, it is no longer in the hand. */
    endCanceling() {
      setCanceling(null)
      arm(undefined)
    },
  }
}

export type Placing = ReturnType<typeof usePlacing>

/** What is armed, as someone looks for a time for it. */
export function soughtOf(visit: ToPlace): Sought {
  const { id, kind, loss_type, priority, town } = visit
  return { id, kind, loss_type, priority, town, minutes: minutesOf(visit) }
}

export function minutesOf({ when, length_minutes }: Pick<JobVisit, 'when' | 'length_minutes'>) {
  return when ? toMinutes(when.to) - toMinutes(when.from) : length_minutes
}

export function offersByPerson(offers: readonly Offer[]) {
  return Map.groupBy(offers, ({ person }) => person)
}

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
