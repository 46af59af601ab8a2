import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isUnanswered, problemOf } from '../problem.ts'
import { useMay, useSeesAllLeads } from '../session/may.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { mayDispatch } from '#domain/leads/may-dispatch.ts'
import { DirectionsLink } from '../desk/directions-link.tsx'
import { useMarkOpenedSeen } from '../desk/use-new-assignments.ts'
import { AddPhotos } from '../photos/add-photos.tsx'
import { button } from '../ui/button.ts'
import { EarlierPhones, NoLongerNeeded } from './customer-says.tsx'
import { CallByLine } from './call-by.tsx'
import { takeKey } from './awaited-key.ts'
import { takeCall } from './call-next.ts'
import { ClaimPlace } from './claim-place.tsx'
import { LeadAssignee } from './lead-assignee.tsx'
import { LeadChat } from '../chats/lead-chat.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadPhotos } from './lead-photos.tsx'
import { LeadStatusSteps } from './lead-status-steps.tsx'
import { StatusOfJob } from './status-of-job.tsx'
import { GoneLead } from './gone-lead.tsx'
import { FailedLead, SkeletonLead } from './panel-states.tsx'
import { MakeJob } from './make-job.tsx'
import { OfficeCalls } from './office-calls.tsx'
import { OddNotice } from './odd-notice.tsx'
import { QuarantineNotice } from './quarantine-notice.tsx'
import { leadQuery } from './queries.ts'
import { HappeningNow, StatusMark } from './status-mark.tsx'
import { sourceWords } from './source-words.ts'
import { SiteLines } from './site-lines.tsx'
import { placeOf } from './place-of.ts'
import { useLeadKeys } from './use-lead-keys.ts'
import { useLeadAsDone } from '../outbox/panel/use-outbox.ts'
import { ClashPlace } from '../outbox/panel/clash-place.tsx'
import { UnsentMove } from '../outbox/panel/unsent-move.tsx'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import { useUser } from '../session/may.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { clockWords } from '../ui/clock.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { asOwn } from '#domain/visits/own-visit.ts'
import { mayBeOnTheWay } from '../desk/visit-steps.ts'
import { VisitSteps } from '../desk/visit-steps.tsx'
import { LeadProblems } from '../sync/lead-problems.tsx'
import { StaleList } from '../ui/list-states.tsx'
import { OptionalPart } from '../ui/optional-part.tsx'
import { useNow } from '../ui/use-now.ts'
import { agoWords } from '../ui/ago.ts'
import { useWords } from '../words/use-words.ts'
import { English } from '../words/words.tsx'

// Hardly any request that is open on a screen is closed by someone else.
const loadClosedNotice = () => import('./closed-notice.tsx').then(({ ClosedNotice }) => ClosedNotice)

const longName = 40

const route = getRouteApi('/staff/ops/submissions/$id')

export function LeadPanel() {
  const { request } = useWords()
  const { id } = route.useParams()
  const lead = useQuery(leadQuery(id))
  const reload = () => void lead.refetch()
  const isGone = lead.isError && problemOf(lead.error).status === 404

  return (
    <article className="pb-10">
      <div className="sticky top-(--outbox-height,0px) z-9 flex items-center justify-between border-b border-line bg-sheet px-4 lg:hidden">
        <h1 className="sr-only">{request.list}</h1>
        <Link
          to="/ops/submissions"
          search
          className="-ml-2 flex min-h-12 items-center gap-1 pr-4 font-semibold"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {request.list}
        </Link>
      </div>
      {lead.isPending && <SkeletonLead />}
      {isGone && (
        <GoneLead
          id={id}
          name={lead.data?.name ?? undefined}
          visit={lead.data?.visit}
          error={lead.error}
          reload={reload}
        />
      )}
      {lead.isError && !lead.data && !isGone && <FailedLead error={lead.error} reload={reload} />}
      {lead.isError && lead.data && !isGone && !isUnanswered(lead.error) && (
        <StaleList what={request.noun} error={lead.error} retry={reload} at={lead.dataUpdatedAt} />
      )}
      {/* The key keeps text that was typed for one request from appearing at another. */}
      {lead.data && !isGone && <Lead key={id} lead={lead.data} readAt={lead.dataUpdatedAt} reload={reload} />}
    </article>
  )
}

type LeadProps = { lead: LeadDetail; readAt: number; reload: () => void }

function Lead({ lead: read, readAt, reload }: LeadProps) {
  const words = useWords()
  const { desk, request } = words
  const lead = useLeadAsDone(read)
  const name = words.choices.name(lead.name)
  const now = useNow()
  const own = asOwn(lead, companyDay(now))
  const isLost = useIsLost()
  const asOf = isLost && words.field.asOf(clockWords(new Date(readAt), now, words.locale))
  const mayWork = useMay('leads.work')
  const mayAssign = useMay('leads.assign')
  const seesAll = useSeesAllLeads()
  const isMine = lead.assigned_to?.id === useUser()?.id
  const record = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const press = useEffectEvent(useLeadKeys(record))
  useMarkOpenedSeen(lead)
  useEffect(() => {
    if (!takeCall(lead.id)) heading.current?.focus({ preventScroll: true })
    const key = takeKey(lead.id)
    if (key) press(key)
  }, [lead.id])

  return (
    <div ref={record} className="space-y-4 px-4 pt-4 lg:px-5.5 lg:pt-6">
      <header>
        <div className="flex items-start justify-between gap-3 max-lg:flex-wrap max-lg:gap-y-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className={`text-pretty wrap-anywhere ${name.length > longName ? 'text-2xl max-lg:basis-full' : 'text-3xl'}`}
          >
            {name}
          </h2>
          <span className="flex items-center pt-1 lg:-mt-1.5 lg:-mr-2.5 lg:pt-0">
            <span>
              <StatusMark status={lead.status} after={agoWords(new Date(lead.received_at), now, words)} />
              <UnsentMove leadId={lead.id} />
            </span>
            <Link
              to="/ops/submissions"
              search
              aria-label={request.close}
              title={request.closeKey}
              className="ml-1 hidden size-10 place-content-center rounded-sm hover:bg-wash lg:grid"
            >
              <X aria-hidden className="size-5" />
            </Link>
          </span>
        </div>
        {!lead.quarantined && <HappeningNow lead={lead} />}
        <p className="mt-1 text-muted wrap-anywhere">
          {`${lead.reference} · ${sourceWords(lead.page, { isPageShown: seesAll }, words)}`}
          {asOf && ' · '}
          <span className="inline-block">{asOf}</span>
        </p>
      </header>
      {lead.quarantined && (
        <English>
          <QuarantineNotice lead={lead} />
        </English>
      )}
      <OptionalPart
        need={read.status === 'closed' && isMine ? 'closed' : null}
        load={loadClosedNotice}
        of={{ lead: read }}
      />
      <ClashPlace lead={lead} />
      {/* Whether it is real is for the office to judge. */}
      {seesAll && <OddNotice lead={lead} />}
      <NoLongerNeeded lead={lead} />
      <div className="space-y-2.5">
        <a
          href={`tel:${lead.phone}`}
          data-call={lead.id}
          className={`w-full min-h-13 flex-wrap text-xl tabular-nums cramped:px-1 ${button('gold')}`}
        >
          {desk.call} <span className="whitespace-nowrap">{displayPhone(lead.phone)}</span>
        </a>
        <DirectionsLink place={placeOf(lead)} className="w-full min-h-13" />
      </div>
      <CallByLine lead={lead} now={now} />
      <EarlierPhones lead={lead} />
      <English>
        <ClaimPlace lead={lead} />
      </English>
      <MakeJob lead={lead} />
      {lead.has_job ? (
        <StatusOfJob lead={lead} />
      ) : (
        mayDispatch(lead) && mayWork && <LeadStatusSteps lead={lead} reload={reload} />
      )}
      {isMine && mayWork && mayBeOnTheWay(own) && <VisitSteps lead={own} isFirst={false} />}
      <OfficeCalls steps={lead.steps} />
      <English>
        <LeadProblems leadId={lead.id} />
      </English>
      {mayDispatch(lead) && <LeadAssignee lead={lead} mayAssign={mayAssign} />}
      <SiteLines lead={lead} />
      <LeadFacts lead={lead} />
      {lead.told_in_chat && <LeadChat id={lead.id} />}
      <LeadPhotos lead={lead} reload={reload} />
      <WithOffice leadId={lead.id} />
      {mayWork && <AddPhotos lead={lead} />}
      <LeadNotes lead={lead} mayAdd={mayWork} />
      <LeadHistory history={lead.history} photoCount={lead.photo_count} />
    </div>
  )
}
