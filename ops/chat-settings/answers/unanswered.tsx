import { useQuery } from '@tanstack/react-query'
import { useRef, type KeyboardEvent } from 'react'
import type { ChatAnswer } from '#domain/chat/published/chat-answer.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { Bar, FailedList, StaleList } from '../../ui/list-states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { DueRow } from './due-row.tsx'
import { answersQuery, unansweredQuery } from './queries.ts'
import { QuestionRow } from './question-row.tsx'
import { isDue } from './due.ts'
import { useOpenAnswer } from './use-open-answer.ts'

/** What visitors asked in vain, asked most first, and answers that someone has to look at again. */
export function Unanswered() {
  const list = useRef<HTMLUListElement>(null)
  const { open, toggle } = useOpenAnswer()
  const unanswered = useQuery(unansweredQuery)
  const answers = useQuery(answersQuery)
  const today = companyDay(useNow())
  const retry = () => void Promise.all([unanswered.refetch(), answers.refetch()])
  const failed = [unanswered, answers].find((query) => query.isError)
  if (!unanswered.data || !answers.data)
    return failed ? <FailedList what="The questions" error={failed.error} retry={retry} /> : <Skeleton />

  const due = answers.data.filter((answer) => isDue(answer, today))
  const { items } = unanswered.data
  return (
    <>
      {failed && <StaleList error={failed.error} retry={retry} />}
      {items.length + due.length === 0 && (
        <p className="border-l-4 border-gold py-1 pl-4 text-muted">
          Every question of the last 30 days was answered.
        </p>
      )}
      <ul ref={list} aria-label="Unanswered questions" onKeyDown={(event) => walk(event, list.current)}>
        {items.map((group) => (
          <QuestionRow
            key={group.id}
            group={group}
            isOpen={open === group.id}
            onToggle={() => toggle(group.id)}
          />
        ))}
        {due.map((answer: ChatAnswer) => (
          <DueRow
            key={answer.id}
            answer={answer}
            isOpen={open === answer.id}
            onToggle={() => toggle(answer.id)}
          />
        ))}
      </ul>
    </>
  )
}

/** The arrow keys go from question to question; Enter opens the one that has the keyboard. */
function walk(event: KeyboardEvent, list: HTMLUListElement | null) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!by || !list || !(event.target instanceof HTMLElement)) return
  if (event.target.closest('input, textarea, select')) return
  const rows = [...list.querySelectorAll<HTMLElement>('[data-question]')]
  const at = rows.findIndex(
    (row) => row === event.target || row.closest('li')?.contains(document.activeElement),
  )
  const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const skeletonRows = 5

function Skeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div
          key={row}
          aria-hidden
          className="flex min-h-13 items-center justify-between gap-8 border-b border-line"
        >
          <Bar width="w-3/5" />
          <Bar width="w-20" />
        </div>
      ))}
    </div>
  )
}

/** How many there are, for the menu. */
export function UnansweredState() {
  const today = companyDay(useNow())
  const count = useQuery(unansweredQuery).data?.items.length
  const due = useQuery(answersQuery).data?.filter((answer) => isDue(answer, today)).length
  const all = (count ?? 0) + (due ?? 0)
  if (all === 0) return null
  return (
    <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-gold px-1.5 font-bold text-on-gold">
      {all}
    </span>
  )
}
