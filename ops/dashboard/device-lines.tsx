import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { readsStored } from '../device/person-store.ts'
import { useStoredRequests } from '../device/use-stored.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { isUnsent } from '../outbox/unsent-states.ts'
import { openOutboxPanel } from '../outbox/panel/outbox-opening.ts'
import { useIsChecking } from '../outbox/panel/use-is-checking.ts'
import { useUnsavedNotes } from '../outbox/panel/use-unsaved.ts'
import { untilOpen } from '../store/until-open.ts'
import { useWords } from '../words/use-words.ts'
import { FactLine } from './fact-line.tsx'
import { figureLink, toneOf } from './figure-link.tsx'

const target = 'inline-flex min-h-12 min-w-9 items-center justify-end lg:min-h-9'

/** What is on this device of the work of whoever is signed in: what they can read, have not sent, and have not saved. */
export function DeviceLines() {
  // The first screen does not open the store: what is in it is counted once it is open.
  const { data } = useQuery({
    queryKey: ['stored-reads', 'open'],
    queryFn: readsStored,
    networkMode: 'always',
    refetchInterval: untilOpen,
  })
  return (
    <>
      {data?.isEncrypted && <StoredLine />}
      <UnsentLine />
      <DraftLines />
    </>
  )
}

function StoredLine() {
  const { day } = useWords()
  const requests = useStoredRequests()
  if (!Array.isArray(requests)) return null
  return (
    <FactLine label={day.onDevice}>
      <Link
        to="/ops/profile"
        search={{ part: 'devices' }}
        className={`${figureLink} ${target} ${toneOf(requests.length)}`}
      >
        {requests.length}
        <span className="sr-only"> {day.onDevice}</span>
      </Link>
    </FactLine>
  )
}

function UnsentLine() {
  const { day, field } = useWords()
  const count = outboxView.usePart(({ entries }) => entries.filter(isUnsent).length)
  const isChecking = useIsChecking()
  return (
    <FactLine label={day.unsent}>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${figureLink} ${target} ${toneOf(count)}`}
        onClick={() => openOutboxPanel()}
      >
        {isChecking ? <span aria-hidden>…</span> : count}
        <span className="sr-only"> {isChecking ? field.outbox.checking : day.unsent}</span>
      </button>
    </FactLine>
  )
}

function DraftLines() {
  const { day } = useWords()
  const drafts = useUnsavedNotes()
  return (
    <FactLine
      label={
        <>
          {day.drafts}
          {drafts.map(({ key, leadId, text }) => (
            <Link
              key={key}
              to="/ops/submissions/$id"
              params={{ id: leadId }}
              className="flex min-h-12 items-center gap-2 text-sm font-semibold hover:bg-wash lg:min-h-9"
            >
              <span className="sr-only">{day.openDraft}: </span>
              <span className="line-clamp-1 min-w-0 wrap-anywhere">{text}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            </Link>
          ))}
        </>
      }
    >
      <span className={`tabular-nums ${toneOf(drafts.length)}`}>{drafts.length}</span>
    </FactLine>
  )
}
