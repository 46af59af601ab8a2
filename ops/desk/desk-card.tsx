import { ChevronRight, Phone } from 'lucide-react'
import { memo } from 'react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { EarlierMessages, EarlierPhones, NoLongerNeeded } from '../submissions/customer-says.tsx'
import { ChangeVisit } from '../submissions/lead-status-line.tsx'
import { MoveDialog } from '../submissions/move-dialog.tsx'
import { MovedLine } from '../submissions/moved-line.tsx'
import { placeOf } from '../submissions/place-of.ts'
import { CallNote, SiteLines } from '../submissions/site-lines.tsx'
import { useMoveLead } from '../submissions/use-move-lead.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { ClashPlace } from '../outbox/panel/clash-place.tsx'
import { useHasClash } from '../outbox/panel/use-outbox.ts'
import { UnsentMove } from '../outbox/panel/unsent-move.tsx'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import { useWords } from '../words/use-words.ts'
import { ContinueVisit } from './continue-visit.tsx'
import { VisitSteps } from './visit-steps.tsx'
import { DirectionsLink } from './directions-link.tsx'
import { DeskStep } from './desk-step.tsx'
import { useMarkSeen } from './use-new-assignments.ts'
import { LeadLink } from './lead-link.tsx'
import { underWayLine, visitLine, whatWords } from './visit-line.ts'
import { useStop } from './use-my-day.ts'
import { mayBeOnTheWay } from './visit-steps.ts'
import { whenWords } from './when-words.ts'
import { whoOf } from './who-of.ts'

// It comes with what the portal knows of jobs, and few have one.
const ShowCode = loadScreen(() => import('../intake/job/show-code.tsx'), 'ShowCode')
// Few changes of the office come too late.
const VisitTooLate = loadScreen(() => import('./visit-too-late.tsx'), 'VisitTooLate')
// It is below what a phone shows at first.
const DeskDetails = loadScreen(() => import('./desk-details.tsx'), 'DeskDetails')

type DeskCardProps = {
  lead: DeskItem
  reload: () => void
  onMoved: (row: LeadRow) => void
}

/**
 * What is next: when, who, where, what is dangerous there and how to get in, and the step in reach of the thumb. What is longer stands
 * below that. Drawn again only where it changed: with many photos to send the desk changes with each of them.
 */
export const DeskCard = memo(function DeskCard({ lead, reload, onMoved }: DeskCardProps) {
  const { steps, isUnderWay, tooLate } = useStop(lead)
  const words = useWords()
  const { desk } = words
  const moving = useMoveLead(lead, onMoved)
  const mayWork = useMay('leads.work')
  const now = useNow()
  const today = companyDay(now)
  const place = placeOf(lead)
  const see = useMarkSeen()
  const { conflict, fault, asked } = moving
  const status = underWayLine(steps, now, words) ?? visitLine(lead, now, words)
  const hasClash = useHasClash(lead.id)
  const isVisitDue = lead.visit !== null && lead.visit.on <= today
  // Before a first call there is nowhere to go.
  const isStepFirst = isUnderWay || (isVisitDue && lead.status !== 'new')

  const reach = (
    <div className="grid grid-cols-2 gap-2.5 cramped:grid-cols-1">
      <a
        href={`tel:${lead.phone}`}
        className={`min-h-14 px-2! ${place ? '' : 'col-span-full'} ${button(isStepFirst ? 'plain' : 'gold')}`}
        onClick={() => lead.assignment && see(lead.assignment.id)}
      >
        <Phone aria-hidden className="size-5" />
        <span>
          {desk.call}
          <span className="sr-only">{desk.whom(whoOf(lead))}</span>
        </span>
      </a>
      <DirectionsLink place={place} className="min-h-14 px-2!" />
    </div>
  )

  return (
    <article
      aria-label={words.choices.name(lead.name)}
      className="-mx-4 border-y border-t-4 border-line border-t-gold bg-sheet px-4 pt-1 pb-4 lg:mx-0 lg:px-5.5"
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
        <LeadLink
          lead={lead}
          className="flex min-h-12 items-center justify-between gap-3 wrap-anywhere hover:underline"
        >
          <span className="min-w-0">{words.choices.name(lead.name)}</span>
          <ChevronRight aria-hidden className="size-6 shrink-0 text-muted cramped:hidden" />
        </LeadLink>
      </h3>
      <p className="text-lg leading-snug wrap-anywhere">{place || desk.noAddress}</p>
      {lead.hold && (
        <p className="mt-3 border-l-3 border-gold bg-gold-wash px-3 py-2 font-semibold wrap-anywhere">
          {desk.held(lead.hold)}
        </p>
      )}
      {tooLate && (
        <div className="mt-3">
          <LaterPart>
            <VisitTooLate tooLate={tooLate} />
          </LaterPart>
        </div>
      )}
      <div className={lead.cancelled_at ? 'mt-3' : ''}>
        <NoLongerNeeded lead={lead} />
      </div>
      <SiteLines lead={lead} isShort className="mt-2" />
      {lead.site?.has_access_code && (
        <div className="min-h-11">
          <LaterPart>
            <ShowCode jobId={lead.id} />
          </LaterPart>
        </div>
      )}

      <div className="mt-3.5">
        {mayWork && mayBeOnTheWay(lead) ? (
          <VisitSteps lead={lead} isFirst={isStepFirst} goOn={<ContinueVisit lead={lead} />}>
            {reach}
          </VisitSteps>
        ) : (
          reach
        )}
      </div>
      <WithOffice leadId={lead.id} />
      {!lead.has_job && mayWork && (
        <div className="mt-3.5 grid">
          <DeskStep lead={lead} today={today} moving={moving} />
        </div>
      )}
      <div className="space-y-3 not-empty:mt-3">
        {conflict && <Notice title={conflict} />}
        {fault && !asked && <Notice title={fault.detail} />}
        <MovedLine lead={lead} moving={moving} />
      </div>
      <div className="mt-3.5 space-y-2.5">
        <p className="text-muted wrap-anywhere">{whatWords(lead, words.choices)}</p>
        <CallNote lead={lead} />
        <EarlierPhones lead={lead} />
        <EarlierMessages lead={lead} />
      </div>
      <LaterPart>
        <DeskDetails lead={lead} mayWork={mayWork} reload={reload} />
      </LaterPart>
      <MoveDialog lead={lead} moving={moving} />
    </article>
  )
})
