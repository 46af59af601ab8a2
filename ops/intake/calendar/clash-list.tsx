import { Link } from '@tanstack/react-router'
import type { VisitDay } from '#domain/visits/visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'

type ClashListProps = { day: VisitDay; mayMoveRequests: boolean; onMove?: (id: string) => void }

/** What is in the way of what on this day, by how much, and the choice to move either. */
export function ClashList({ day, mayMoveRequests, onMove }: ClashListProps) {
  const visits = useVisitWords()
  const { time } = useWords()
  const { clash: words } = visits
  if (day.clashes.length === 0) return null
  const find = (id: string | null) => day.visits.find((visit) => visit.id === id)
  const requestOf = (id: string | null) => day.busy.find(({ request }) => request?.id === id)
  const wordsOf = (id: string | null) => {
    const visit = find(id)
    if (visit?.when) return `${visit.name} ${time.window(visit.when)}`
    const busy = requestOf(id)
    return busy?.request ? `${busy.request.name} ${time.window(busy)}` : words.busyWith
  }
  const people = new Map(
    [...day.people, ...day.visits.flatMap((visit) => visit.people)].map(({ id, name }) => [id, name]),
  )
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-red underline decoration-red underline-offset-4">
        {words.count(day.clashes.length)}
      </summary>
      <ul className="border-l-4 border-red bg-red-wash px-3 py-1">
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
                const moved = visit?.arrived_at ? null : (visit ?? request)
                return moved
                  ? [
                      <button
                        key={moved.id}
                        type="button"
                        className="min-h-11 font-semibold underline underline-offset-4"
                        onClick={() => onMove(moved.id)}
                      >
                        {words.move(moved.name)}
                      </button>,
                    ]
                  : []
              })}
          </li>
        ))}
      </ul>
    </details>
  )
}
