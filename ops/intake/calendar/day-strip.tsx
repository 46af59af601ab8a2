import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { localOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { toMinutes } from '#domain/visits/clock-minutes.ts'
import { wasMade } from '#domain/visits/open-visit.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { Statement } from '../../ui/list-states.tsx'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { crewWith } from '../visits/crew.ts'
import { offersOf } from '../visits/day-plan.ts'
import { offersByPerson, soughtOf, type Armed, type Placing } from './arming.ts'
import {
  crewFirst,
  fitFirst,
  hoursAround,
  hoursOf,
  isUnderPresent,
  percentOf,
  rowsOf,
  spanOf,
} from './day-rows.ts'
import type { Dragging } from './dragging.ts'
import { PersonRow } from './person-row.tsx'
import { placed } from './placed.ts'
import { PlacingBar } from './placing-bar.tsx'
import { useHeldRows } from './use-held-rows.ts'
import type { Settling } from './use-settling.ts'
import { useLimitOf } from './use-limit-of.ts'
import { findOnDay, type ToPlace } from './to-place.ts'

type DayRowsProps = {
  day: VisitDay
  on: string
  now: Date
  armed: Armed | null
  placing: Placing
  dragging: Dragging
  settling: Settling
  /** It is another day than the one that was asked for. */
  isDimmed: boolean
  /** Left out where one may only look. */
  onArm?: (visit: ToPlace, from: string | null) => void
  mayMoveRequests: boolean
  isOffline: boolean
  /** In front of what is told. */
  lead: ReactNode
  openJob: string | undefined
}

/** A row for each person under the hours of the day; on a phone a list for each. */
export function DayRows({
  day,
  on,
  now,
  armed,
  placing,
  dragging,
  settling,
  isDimmed,
  ...may
}: DayRowsProps) {
  const { onArm, mayMoveRequests, isOffline, lead, openJob } = may
  const words = useVisitWords()
  const limit = useLimitOf(armed?.visit)
  const [areOthersShown, setOthersShown] = useState(false)
  const clock = on === companyDay(now) ? hoursAround(localOf(now).slice(11)) : []
  const { crew, others } = crewFirst(rowsOf(day, words.calendar.nobody), clock.length > 0)
  const rows = areOthersShown ? [...crew, ...others] : crew
  const going = armed?.visit.people.map(({ id }) => id) ?? []
  const offers =
    armed && !isDimmed && !(armed.visit.planned && wasMade(armed.visit.planned))
      ? offersOf(day, soughtOf(armed.visit), {
          on,
          now,
          crewWith: (person) => crewWith(person, { people: going, instead: armed.instead }),
          limit: limit?.due,
        })
      : []
  const ofPerson = offersByPerson(offers)
  const span = spanOf([...rows.flatMap(({ entries }) => entries), ...clock, ...offers])
  const { rows: shown, hold, release } = useHeldRows(fitFirst(rows, ofPerson), settling)
  const inHand = armed?.visit.id
  const list = useRef<HTMLDivElement>(null)
  // Whoever fits best stands at the top.
  useEffect(() => {
    if (inHand !== undefined) list.current?.scrollTo({ top: 0 })
  }, [inHand])
  const clashing = new Set(
    day.clashes.flatMap(({ employee_id, first, second }) =>
      [first, second].map((id) => `${employee_id} ${id}`),
    ),
  )
  if (rows.length === 0)
    return (
      <Statement title={onArm ? words.calendar.noPeople : words.calendar.nothing}>
        <p>{onArm && words.calendar.noPeopleMore}</p>
      </Statement>
    )
  return (
    <>
      <PlacingBar
        on={on}
        lead={lead}
        day={day}
        armed={armed}
        hasOffers={offers.length > 0}
        placing={placing}
        isOffline={isOffline && onArm !== undefined}
        mayMoveRequests={mayMoveRequests}
        {...(onArm && {
          onMove: (id: string) => {
            const found = findOnDay(day, id, on)
            if (found) onArm(found, null)
          },
        })}
      />
      <div
        ref={list}
        onPointerLeave={release}
        className={`lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:pb-8 ${isDimmed ? 'opacity-60' : ''}`}
      >
        <div className="relative max-lg:mt-1">
          <Hours span={span} now={on === companyDay(now) ? now : null} />
          {shown.map((row) => (
            <PersonRow
              key={row.id}
              on={on}
              row={row}
              span={span}
              armed={armed}
              offers={row.id === null ? [] : (ofPerson.get(row.id) ?? [])}
              limit={limit}
              openJob={openJob}
              clashing={clashing}
              dragging={dragging}
              settling={settling}
              {...(onArm && {
                onArm: (visit: ToPlace) => !settling.isSamePress() && onArm(visit, row.id),
              })}
              mayMoveRequests={mayMoveRequests}
              onPlace={(wanted, from) => {
                hold(shown)
                placing.place(wanted, { person: row.id, from })
              }}
            />
          ))}
        </div>
        {others.length > 0 && (
          <button
            type="button"
            aria-expanded={areOthersShown}
            className="flex min-h-11 items-center gap-1 text-sm font-semibold"
            onClick={() => setOthersShown(!areOthersShown)}
          >
            <ChevronRight aria-hidden className={`size-4.5 ${areOthersShown ? 'rotate-90' : ''}`} />
            {words.calendar.others(others.length)}
          </button>
        )}
      </div>
    </>
  )
}

/** Beside the jobs there is no room for the names of more hours. */
const mostNamedHours = 13

type HoursProps = { span: ReturnType<typeof spanOf>; now: Date | null }

/** The hours above the rows, with a line at each, and one at the present. */
function Hours({ span, now }: HoursProps) {
  const { time } = useWords()
  const minutes = now && toMinutes(localOf(now).slice(11))
  const hours = hoursOf(span)
  const isNamed = (nth: number) => hours.length <= mostNamedHours || nth % 2 === 0
  return (
    <div aria-hidden className="hidden h-6 lg:block">
      <div className="absolute inset-y-0 right-0 left-38 text-xs text-muted">
        {hours.map((hour, nth) => (
          <span
            key={hour}
            ref={placed({ left: percentOf(toMinutes(hour), span) })}
            className="absolute inset-y-0 left-(--left) border-l border-line pl-1"
          >
            {isNamed(nth) && !isUnderPresent(toMinutes(hour), minutes) && time.ofDay(hour)}
          </span>
        ))}
        {minutes !== null && minutes >= span.from && minutes <= span.to && (
          <span
            ref={placed({ left: percentOf(minutes, span) })}
            className="absolute inset-y-0 left-(--left) w-0.5 bg-red"
          >
            <span className="absolute -top-0.5 left-0.5 -translate-x-1/2 rounded-sm bg-red px-1.5 py-0.5 font-semibold whitespace-nowrap text-paper tabular-nums">
              {clockFace(minutes)}
            </span>
          </span>
        )}
      </div>
    </div>
  )
}

/** "8:42": the hours beside it say which half of the day it is. */
function clockFace(minutes: number) {
  const hour = Math.floor(minutes / 60) % 12 || 12
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
}
