import { Link } from '@tanstack/react-router'
import { ChevronRight, Phone } from 'lucide-react'
import { memo } from 'react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadDetail, LeadRow } from '#domain/leads/lead.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { isHappeningNow } from '#domain/leads/happening-now.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { EarlierMessages, EarlierPhones, NoLongerNeeded } from '../submissions/customer-says.tsx'
import { ChangeVisit } from '../submissions/lead-status-line.tsx'
import { OpenJob } from '../submissions/make-job.tsx'
import { MoveDialog } from '../submissions/move-dialog.tsx'
import { MovedLine } from '../submissions/moved-line.tsx'
import { placeOf } from '../submissions/place-of.ts'
import { SiteLines } from '../submissions/site-lines.tsx'
import { useMoveLead } from '../submissions/use-move-lead.ts'
import { happenedWords } from '../submissions/words.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { ClashPlace } from '../outbox/panel/clash-place.tsx'
import { useHasClash, useLeadAsDone, useUndoneSteps, useUnsentOf } from '../outbox/panel/use-outbox.ts'
import { clockError } from '../session/device-clock.ts'
import { UnsentMove } from '../outbox/panel/unsent-move.tsx'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.ts'
import { VisitSteps } from './visit-steps.tsx'
import { DeskDetails } from './desk-details.tsx'
import { DirectionsLink } from './directions-link.tsx'
import { DeskStep } from './desk-step.tsx'
import { useMarkSeen } from './use-new-assignments.ts'
import { isVisitLeft, mayBeOnTheWay, stepsOfToday } from './visit-steps.ts'
import { visitStatus } from './visit-status.ts'
import { whenWords } from './when-words.ts'

type DeskCardProps = {
  lead: DeskItem
  isFirst: boolean
  reload: () => void
  onMoved: (row: LeadRow) => void
}

/**
 * One assigned request: when, who, where, and the next step within reach of the thumb. Drawn again only where it changed: with many
 * photos to send the desk changes with each of them.
 */
export const DeskCard = memo(function DeskCard({ lead: read, isFirst, reload, onMoved }: DeskCardProps) {
  const words = useWords()
  const { desk } = words
  const lead = useLeadAsDone(read)
  const moving = useMoveLead(lead, onMoved)
  const mayWork = useMay('leads.work')
  const now = useNow()
  const today = companyDay(now)
  const place = placeOf(lead)
  const see = useMarkSeen()
  const { conflict, fault, asked } = moving
  const unsent = useUnsentOf(lead.id)
  const undone = useUndoneSteps(lead.id)
  const steps = stepsOfToday(lead.steps, unsent, { now, clockError: clockError.use() })
  const isLeft = isVisitLeft(
    lead,
    steps.filter(({ id }) => !undone.has(id)),
  )
  const status = isLeft ? { words: desk.left, isUrgent: false } : visitLine(lead, now, words)
  const hasClash = useHasClash(lead.id)
  const isVisitDue = lead.visit !== null && lead.visit.on <= today

  return (
    <article
      aria-label={lead.name}
      className={`bg-sheet px-4 pt-1 pb-4 lg:px-5.5 ${isFirst ? 'border-t-4 border-gold' : 'border-t-2 border-ink'}`}
    >
      <div className="flex min-h-12 flex-wrap items-center gap-x-3">
        <span className="font-display text-xl leading-tight uppercase tabular-nums">
          {hasClash && `${words.clash.theirs}: `}
          {whenWords(lead.visit, today, words.time)}
        </span>
        {lead.status === 'scheduled' && mayWork && !lead.has_job && (
          <ChangeVisit onClick={() => moving.take('scheduled')} />
        )}
        <span className={`ml-auto ${status.isUrgent ? 'font-semibold text-red' : 'text-muted'}`}>
          {status.words}
        </span>
        <UnsentMove leadId={lead.id} />
      </div>
      <ClashPlace lead={lead} className="mb-2" />
      <h3 className="text-[min(1.875rem,11vw)]">
        <Link
          to="/ops/submissions/$id"
          params={{ id: lead.id }}
          className="flex min-h-12 items-center justify-between gap-3 wrap-anywhere hover:underline"
        >
          <span className="min-w-0">{lead.name}</span>
          <ChevronRight aria-hidden className="size-6 shrink-0 text-muted cramped:hidden" />
        </Link>
      </h3>
      <p className="text-lg wrap-anywhere">{place || desk.noAddress}</p>
      <p className="mt-1 text-muted wrap-anywhere low:line-clamp-2">{whatWords(lead, words.choices)}</p>
      {lead.hold && (
        <p className="mt-3 border-l-3 border-gold bg-gold-wash px-3 py-2 font-semibold wrap-anywhere">
          {desk.held(lead.hold)}
        </p>
      )}
      <div className={lead.cancelled_at ? 'mt-3' : ''}>
        <NoLongerNeeded lead={lead} />
      </div>
      <SiteLines lead={lead} className="mt-3" />

      {mayWork && mayBeOnTheWay(lead) && (
        <div className="mt-3.5">
          <VisitSteps lead={lead} isFirst={isVisitDue} />
        </div>
      )}
      <WithOffice leadId={lead.id} />
      <div className="mt-3.5 grid grid-cols-2 gap-2.5 cramped:grid-cols-1">
        <a
          href={`tel:${lead.phone}`}
          className={`min-h-14 px-2! ${place ? '' : 'col-span-full'} ${button(isVisitDue && lead.status !== 'new' ? 'plain' : 'gold')}`}
          onClick={() => lead.assignment && see(lead.assignment.id)}
        >
          <Phone aria-hidden className="size-5" />
          <span>
            {desk.call}
            <span className="sr-only">{desk.whom(`${lead.name}, ${displayPhone(lead.phone)}`)}</span>
          </span>
        </a>
        <DirectionsLink place={place} className="min-h-14 px-2!" />
        {lead.has_job ? (
          <OpenJob lead={lead} className={`col-span-full min-h-14 ${button('plain')}`} />
        ) : (
          mayWork && <DeskStep lead={lead} today={today} moving={moving} />
        )}
      </div>
      <div
        className={lead.earlier_phones.length + lead.earlier_messages.length > 0 ? 'mt-2.5 space-y-2' : ''}
      >
        <EarlierPhones lead={lead} />
        <EarlierMessages lead={lead} />
      </div>
      <div className="space-y-3 not-empty:mt-3">
        {conflict && <Notice title={conflict} />}
        {fault && !asked && <Notice title={fault.detail} />}
        <MovedLine lead={lead} moving={moving} />
      </div>
      <DeskDetails lead={lead} isOpenAtFirst={isFirst} mayWork={mayWork} reload={reload} />
      <MoveDialog lead={lead} moving={moving} />
    </article>
  )
})

/** The status. Once a visit is scheduled, its time is shown instead. */
function visitLine(lead: LeadDetail, now: Date, { desk, choices }: Words) {
  if (lead.hold) return { words: desk.onHold, isUrgent: false }
  const visit = visitStatus(lead, now)
  if (visit === 'late' || visit === 'missed') return { words: desk.late[visit], isUrgent: true }
  if (visit === 'unclosed') return { words: desk.late[visit], isUrgent: false }
  const isUrgent = isHappeningNow(lead)
  return { words: isUrgent ? desk.happeningNow : choices.status[lead.status], isUrgent }
}

/** What happened, in the visitor's own choice where there is one, and in their words. */
function whatWords({ loss, service, message }: LeadDetail, choices: Words['choices']) {
  const what = happenedWords({ loss, service }, choices)
  return message ? `${what}. “${message}”` : what
}
