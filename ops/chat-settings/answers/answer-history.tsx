import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AnswerVersion, ChatAnswer } from '#domain/chat/published/chat-answer.ts'
import { clockWords } from '../../ui/clock.ts'
import { Bar, FailedList } from '../../ui/list-states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { versionsQuery } from './queries.ts'

const whatWords: Readonly<Record<AnswerVersion['what'], string>> = {
  published: 'Published',
  changed: 'Changed',
  retired: 'Retired',
  undone: 'Undone',
}

/** What an answer said before, read once someone opens it. */
export function AnswerHistory({ answer }: { answer: ChatAnswer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group border-b border-line text-sm"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-1.5 font-semibold">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
        />
        History<span className="sr-only"> of {answer.question}</span>
      </summary>
      {isOpen && <Versions id={answer.id} />}
    </details>
  )
}

function Versions({ id }: { id: string }) {
  const now = useNow()
  const versions = useQuery(versionsQuery(id))
  if (versions.isPending)
    return (
      <div role="status" className="py-2 pl-5.5">
        <span className="sr-only">Loading...</span>
        <Bar width="w-2/5" />
      </div>
    )
  if (!versions.data)
    return <FailedList what="The history" error={versions.error} retry={() => void versions.refetch()} />
  return (
    <ol className="pb-3 pl-5.5">
      {versions.data.map(({ revision, what, by, at, content }) => (
        <li key={revision} className="py-1.5">
          <p className="text-muted">
            <b className="text-ink">{whatWords[what]}</b> by {by},{' '}
            <time dateTime={at}>{clockWords(new Date(at), now)}</time>
          </p>
          <p lang={content.language} className="wrap-anywhere">
            {content.answer}
          </p>
        </li>
      ))}
    </ol>
  )
}
