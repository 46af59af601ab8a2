import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AnswerVersion, ChatAnswer, StoredAnswer } from '#domain/chat/published/chat-answer.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { Bar, FailedList } from '../../ui/list-states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { changedParts } from './answer-changes.ts'
import { versionsQuery } from './queries.ts'

const whatWords: Readonly<Record<AnswerVersion['what'], string>> = {
  published: 'Published',
  changed: 'Changed',
  retired: 'Retired',
  undone: 'Undone',
}

type AnswerHistoryProps = {
  answer: ChatAnswer
  /** Puts what it said then into the fields. */
  bringBack: (said: StoredAnswer) => void
}

/** What an answer said before, who changed what, and the way back to it; read once someone opens it. */
export function AnswerHistory({ answer, bringBack }: AnswerHistoryProps) {
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
      {isOpen && <Versions id={answer.id} revision={answer.revision} bringBack={bringBack} />}
    </details>
  )
}

type VersionsProps = Pick<AnswerHistoryProps, 'bringBack'> & { id: string; revision: number }

function Versions({ id, revision: live, bringBack }: VersionsProps) {
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
            {revision === live && <b className="text-ink"> · Now</b>}
          </p>
          <Changed
            of={content}
            before={versions.data.find((each) => each.revision === revision - 1)?.content}
          />
          <p lang={content.language} className="wrap-anywhere">
            {content.answer}
          </p>
          {revision !== live && (
            <button type="button" className={`mt-1.5 ${button('quiet')}`} onClick={() => bringBack(content)}>
              Edit this version<span className="sr-only"> of {clockWords(new Date(at), now)}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Which parts a change touched; the answer itself stands below. */
function Changed({ of, before }: { of: StoredAnswer; before: StoredAnswer | undefined }) {
  const parts = before ? changedParts(before, of) : []
  if (parts.length === 0) return null
  return <p className="text-muted">Changed: {parts.join(', ')}</p>
}
