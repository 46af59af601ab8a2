import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VisitTime } from '#domain/visits/visit-time.ts'
import { AfterLoss, useStillThere } from '../desk/after-loss.tsx'
import { customerHere, reassignedWords, reassignedName } from '../desk/reassigned.ts'
import { useMarkSeen } from '../desk/use-new-assignments.ts'
import { CallOffice } from '../device/call-office.tsx'
import { outboxView } from '../outbox/outbox-view.ts'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import { problemOf } from '../problem.ts'
import { useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { firstName } from '../ui/first-name.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { FailedLead, SkeletonLead } from './panel-states.tsx'
import { reassignedQuery } from './queries.ts'
import { TypedNote } from './typed-note.tsx'

type GoneLeadProps = {
  id: string
  /** Whose it is, where the screen showed that before. */
  name: string | undefined
  visit: VisitTime | null | undefined
  error: unknown
  reload: () => void
}

/** Shown instead of a request the person cannot see: it was reassigned, or it does not exist for them. */
export function GoneLead({ id, name, visit, error, reload }: GoneLeadProps) {
  const words = useWords()
  const { desk } = words
  const lost = useQuery(reassignedQuery(id))
  const now = useNow()
  const me = useUser()?.id
  const customer = outboxView.usePart(({ entries }) => customerHere(id, entries))
  const known = name ?? customer
  const see = useMarkSeen()
  const since = useStillThere(id, lost.data?.arrived_at)
  if (lost.isPending) return <SkeletonLead />
  if (!lost.data && problemOf(lost.error).status === 404) return <FailedLead error={error} reload={reload} />
  const { data } = lost
  const movedTo = data?.moved_to
  const isMyDoing = data !== undefined && data.by_id === me
  return (
    <Lost
      name={data ? reassignedName({ name: known, reference: data.reference }, desk) : known}
      visit={visit ? words.time.visit(visit) : ''}
      title={data ? reassignedWords(data, { me, now }, words) : desk.thisIsGone}
    >
      {!isMyDoing && !movedTo && <AfterLoss leadId={id} since={since} />}
      <TypedNote leadId={id} teller={data?.by && !isMyDoing ? firstName(data.by) : desk.theOffice} />
      <WithOffice leadId={id} />
      <div className="mt-3 flex flex-wrap gap-2.5">
        {movedTo && (
          <Link
            to="/ops/intake/$id"
            params={{ id: movedTo.id }}
            className={`min-h-12 ${button('gold')}`}
            onClick={() => data && see(data.id)}
          >
            {desk.openMoved(movedTo.number)}
          </Link>
        )}
        {!isMyDoing && <CallOffice person={data && { name: data.by, phone: data.phone }} />}
        <Link
          to="/ops/dashboard"
          className={`min-h-12 ${button('plain')}`}
          onClick={() => data && see(data.id)}
        >
          {desk.backToDesk}
        </Link>
      </div>
    </Lost>
  )
}

type LostProps = { name: string | undefined; visit: string; title: string; children: ReactNode }

function Lost({ name, visit, title, children }: LostProps) {
  return (
    <div className="space-y-4 px-4 pt-4 lg:px-5.5 lg:pt-6">
      <Notice title={title}>{children}</Notice>
      {name && <h2 className="text-3xl text-pretty wrap-anywhere text-muted">{name}</h2>}
      {visit && <p className="text-muted">{visit}</p>}
    </div>
  )
}
