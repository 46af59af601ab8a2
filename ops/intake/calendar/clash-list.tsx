import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type FocusEvent } from 'react'
import { wasMade } from '#domain/visits/open-visit.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { wide } from '../../ui/wide.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { LackingItem } from './lacking-item.tsx'
import { clashesOpen } from './clashes-open.ts'

type ClashListProps = { day: VisitDay; mayMoveRequests: boolean; onMove?: (id: string) => void }

/**
 * What is in the way of what on this day, by how much, and the choice to move either. It opens over the day, below what is in the
 * hand: no time moves.
 */
export function ClashList({ day, mayMoveRequests, onMove }: ClashListProps) {
  const visits = useVisitWords()
  const { choices, time } = useWords()
  const { clash: words } = visits
  const isOpen = clashesOpen.use()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true })
  }, [isOpen])
  useEffect(() => () => clashesOpen.set(false), [])
  const lacking = day.visits.filter((visit) => visit.lacking)
  if (day.clashes.length + lacking.length === 0) return null
  const find = (id: string | null) => day.visits.find((visit) => visit.id === id)
  const requestOf = (id: string | null) => day.busy.find(({ request }) => request?.id === id)
  const wordsOf = (id: string | null) => {
    const visit = find(id)
    if (visit?.when) return `${choices.name(visit.name)} ${time.window(visit.when)}`
    const busy = requestOf(id)
    return busy?.request ? `${choices.name(busy.request.name)} ${time.window(busy)}` : words.busyWith
  }
  /** Whoever goes on to the day has it in front of them. On a phone nothing lies under it, and a press would miss what moves up. */
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && matchMedia(wide).matches)
      clashesOpen.set(false)
  }
  const people = new Map(
    [...day.people, ...day.visits.flatMap((visit) => visit.people)].map(({ id, name }) => [id, name]),
  )
  return (
    <div className="shrink-0 max-lg:w-full" onBlur={closeBehind}>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 items-center gap-1.5 font-semibold text-red underline decoration-red underline-offset-4"
        onClick={() => clashesOpen.set(!isOpen)}
      >
        <TriangleAlert aria-hidden className="size-4.5" />
        {[
          day.clashes.length > 0 && words.count(day.clashes.length),
          lacking.length > 0 && visits.lack.count(lacking.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </button>
      {isOpen && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={lacking.length > 0 ? visits.lack.title : words.title}
          className="border border-l-4 border-edge border-l-red bg-sheet px-3 py-1 text-sm lg:absolute lg:top-full lg:left-0 lg:max-h-52 lg:w-xl lg:overflow-y-auto"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            clashesOpen.set(false)
          }}
        >
          {lacking.map((visit) => (
            <LackingItem key={visit.id} visit={visit} />
          ))}
          {day.clashes.map(({ employee_id, first, second, why, minutes }) => (
            <li
              key={`${employee_id} ${first} ${second}`}
              className="flex flex-wrap items-center gap-x-5 border-b border-line last:border-0"
            >
              <p className="min-w-0 flex-1 basis-72 py-1.5 wrap-anywhere">
                {words.between(people.get(employee_id) ?? '', wordsOf(first), wordsOf(second))},{' '}
                {why === 'overlap' ? words.overlapBy(minutes) : words.travelShort(minutes)}
              </p>
              {[first, second].flatMap((id) => {
                const request = requestOf(id)?.request
                return request && !mayMoveRequests
                  ? [
                      <Link
                        key={request.id}
                        to="/ops/submissions/$id"
                        params={{ id: request.id }}
                        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                      >
                        {visits.calendar.openRequest(request.name)}
                      </Link>,
                    ]
                  : []
              })}
              {onMove &&
                [first, second].flatMap((id) => {
                  const visit = find(id)
                  const request = mayMoveRequests ? requestOf(id)?.request : null
                  const moved = visit && wasMade(visit) ? null : (visit ?? request)
                  return moved
                    ? [
                        <button
                          key={moved.id}
                          type="button"
                          className="min-h-11 font-semibold underline underline-offset-4"
                          onClick={() => {
                            clashesOpen.set(false)
                            onMove(moved.id)
                          }}
                        >
                          {words.move(moved.name)}
                        </button>,
                      ]
                    : []
                })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
