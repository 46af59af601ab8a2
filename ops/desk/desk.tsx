import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import type { CanceledVisit } from '#domain/leads/desk/canceled-visit.ts'
import type { ClosedRequest } from '#domain/leads/desk/closed.ts'
import type { GivenVisit } from '#domain/leads/desk/given-visit.ts'
import type { MovedVisit } from '#domain/leads/desk/moved-visit.ts'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import type { SubmissionRow } from '#domain/submissions/submission.ts'
import { isUnanswered } from '../problem.ts'
import { useMay, useUser } from '../session/may.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { clockWords } from '../ui/clock.ts'
import { OptionalPart } from '../ui/optional-part.tsx'
import { useNow } from '../ui/use-now.ts'
import { FailedList, StaleList } from '../ui/list-states.tsx'
import { useWords } from '../words/use-words.ts'
import { ClosedLine } from './closed-line.tsx'
import { OnThisDevice } from './on-this-device.tsx'
import { DeskList } from './desk-list.tsx'
import { LostCards } from './lost-cards.tsx'
import { NewAssignments } from './new-assignments-strip.tsx'
import { reassignedWords, reassignedName, type KnownVisit, type ReassignedItem } from './reassigned.ts'
import { fixesQuery } from './fixes-queries.ts'
import { deskQuery } from './queries.ts'
import { useCustomers } from './use-customers.ts'
import { useMarkSeen, useUnseen } from './use-new-assignments.ts'

export { deskQuery }

// It stands below the requests, and comes after them.
const loadOthers = () =>
  import('../outbox/panel/others-waiting.tsx').then(({ OthersWaiting }) => OthersWaiting)

// Most days nobody else closes a request of theirs.
const loadClosed = () => import('./closed-card.tsx').then(({ ClosedCards }) => ClosedCards)

// Few visits are canceled with their people on the day.
const loadCanceled = () => import('./canceled-cards.tsx').then(({ CanceledCards }) => CanceledCards)

// Few visits are given to others once their people know of them.
const loadGiven = () => import('./given-cards.tsx').then(({ GivenCards }) => GivenCards)

// Few merges take a visit to another house.
const loadMoved = () => import('./moved-cards.tsx').then(({ MovedCards }) => MovedCards)

// Few forms come back.
const loadFixes = () => import('./fix-cards.tsx').then(({ FixCards }) => FixCards)

const noFixes: readonly SubmissionRow[] = []
const none: readonly DeskItem[] = []
const noneClosed: readonly ClosedRequest[] = []
const noneCanceled: readonly KnownVisit<CanceledVisit>[] = []
const noneGiven: readonly KnownVisit<GivenVisit>[] = []
const noneMoved: readonly KnownVisit<MovedVisit>[] = []
const noneLost: readonly ReassignedItem[] = []

/** The day of a person: what is next of what they have in hand, and the rest below it. */
export function Desk() {
  const words = useWords()
  const { desk, field, locale } = words
  const isLost = useIsLost()
  const query = useQuery(deskQuery)
  const [closed, setClosed] = useState<LeadRow | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error } = query
  const lost = useCustomers(useUnseen(data?.reassigned ?? noneLost))
  const closedByOthers = useUnseen(data?.closed ?? noneClosed)
  const canceled = useUnseen(data?.canceled ?? noneCanceled)
  const given = useUnseen(data?.given ?? noneGiven)
  const moved = useUnseen(data?.moved ?? noneMoved)
  const see = useMarkSeen()
  const now = useNow()
  const me = useUser()?.id
  const maySeeForms = useMay('submissions.view')
  const fixes = useQuery({ ...fixesQuery(me), enabled: maySeeForms && me !== undefined }).data ?? noFixes
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  const showClosed = useCallback((row: LeadRow) => setClosed(row.status === 'closed' ? row : null), [])
  const toHeading = useCallback(() => heading.current?.focus(), [])
  const dismiss = ({ id }: { id: string }) => {
    see(id)
    toHeading()
  }

  return (
    <section aria-labelledby="desk" className="mt-4 max-w-3xl">
      <h2 ref={heading} id="desk" tabIndex={-1} className="sr-only">
        {desk.title}
      </h2>
      {isLost && data && (
        <p className="text-muted tabular-nums">
          {field.asOf(clockWords(new Date(query.dataUpdatedAt), now, locale))}
        </p>
      )}
      {canceled.length > 0 && (
        <OptionalPart need="canceled" load={loadCanceled} of={{ canceled, onDismiss: dismiss }} />
      )}
      {given.length > 0 && <OptionalPart need="given" load={loadGiven} of={{ given, onDismiss: dismiss }} />}
      {moved.length > 0 && <OptionalPart need="moved" load={loadMoved} of={{ moved, onDismiss: dismiss }} />}
      {fixes.length > 0 && <OptionalPart need="fixes" load={loadFixes} of={{ fixes }} />}
      <NewAssignments items={data?.items ?? none} onDismiss={toHeading} />
      {query.isError && data && !isUnanswered(error) && (
        <StaleList what={desk.list} error={error} retry={retry} at={query.dataUpdatedAt} />
      )}
      {query.isError && !data && <FailedList title={desk.failed} error={error} retry={retry} />}
      {query.isPending && <DeskSkeleton />}
      {closed && <ClosedLine lead={closed} forget={() => setClosed(null)} />}
      {closedByOthers.length > 0 && (
        <OptionalPart need="closed" load={loadClosed} of={{ closed: closedByOthers, onDismiss: dismiss }} />
      )}
      <p aria-live="polite" className="sr-only">
        {lost[0] && `${reassignedName(lost[0], desk)}: ${reassignedWords(lost[0], { me, now }, words)}`}
      </p>
      <LostCards lost={lost} onDismiss={dismiss} />
      {data && <DeskList items={data.items} reload={retry} onMoved={showClosed} />}
      {data?.count === 0 && <NothingInHand />}
      {data && data.count > 0 && <OnThisDevice data={data} at={query.dataUpdatedAt} />}
      <OptionalPart need="desk" load={loadOthers} of={{ className: 'mt-2 text-muted' }} />
      {data && data.count > data.items.length && (
        <Link
          to="/ops/submissions"
          search={{ assigned: 'me', open: 'yes' }}
          className="mt-2 inline-flex min-h-12 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          {desk.seeAll(data.count)}
        </Link>
      )}
    </section>
  )
}

function NothingInHand() {
  const { desk } = useWords()
  return (
    <div className="mt-3 border-l-4 border-gold bg-sheet px-4 py-5">
      <p className="font-display text-2xl">{desk.nothing}</p>
      <p className="mt-1 max-w-[46ch] text-muted">{desk.nothingMore}</p>
    </div>
  )
}

function DeskSkeleton() {
  const { shell } = useWords()
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">{shell.loading}</span>
      <div aria-hidden className="h-80 animate-pulse border-t-4 border-line bg-wash" />
    </div>
  )
}
