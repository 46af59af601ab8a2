import { memo } from 'react'
import { CalendarClock, ChevronRight, Phone, TriangleAlert } from 'lucide-react'
import { companyDay } from '#domain/company/time-zone.ts'
import { ClashPlace } from '../outbox/panel/clash-place.tsx'
import { UnsentMove } from '../outbox/panel/unsent-move.tsx'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import { dangerOf } from '../submissions/site-danger.ts'
import { happenedWords } from '../submissions/words.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { CallLine } from './call-line.tsx'
import { LeadLink } from './lead-link.tsx'
import type { DeskStop } from './use-my-day.ts'
import { visitLine } from './visit-line.ts'
import { whenWords } from './when-words.ts'

/** A visit that is not next, in a line: when, whose, where and what. Drawn again only where it changed, as the card is. */
export const StopRow = memo(function StopRow({
  stop: { lead, steps, isLeft, ofOthers },
}: {
  stop: DeskStop
}) {
  const words = useWords()
  const { desk, choices, time } = words
  const now = useNow()
  const elsewhere = ofOthers && whenWords(ofOthers, companyDay(now), time)
  const done = elsewhere ?? (isLeft ? desk.left : null)
  const status = done ? { words: done, isUrgent: false } : visitLine(lead, now, words)
  const isTold = status.isUrgent || lead.visit === null || lead.hold !== null || isLeft || ofOthers !== null
  const { danger, notAsked } = dangerOf(lead.site, words.site)
  const Icon = lead.status === 'new' ? Phone : CalendarClock
  return (
    <li className="border-b border-line">
      <LeadLink lead={lead} className="flex min-h-17 items-center gap-3 py-2.5 hover:bg-wash cramped:block">
        <span className="w-16 shrink-0 font-display text-lg leading-tight font-semibold cramped:block cramped:w-auto">
          {lead.visit && !isLeft && !ofOthers ? (
            time.ofDay(lead.visit.from)
          ) : (
            <Icon aria-hidden className="size-5.5 text-muted" />
          )}
        </span>
        <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
          <span className="block text-lg font-semibold">{choices.name(lead.name)}</span>
          <span className="block text-muted">
            {[lead.town, happenedWords(lead, choices)].filter(Boolean).join(', ')}
          </span>
          {danger && (
            <span className="flex gap-1.5 font-semibold text-red">
              <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              {danger}
            </span>
          )}
          {notAsked && !isLeft && <span className="block font-semibold">{notAsked}</span>}
          {isTold && (
            <span className={`block ${status.isUrgent ? 'font-semibold text-red' : 'text-muted'}`}>
              {status.words}
            </span>
          )}
        </span>
        <UnsentMove leadId={lead.id} />
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted cramped:hidden" />
      </LeadLink>
      <ClashPlace lead={lead} className="pb-3" />
      <WithOffice leadId={lead.id} />
      {steps.map((step) => step.kind === 'needs_office' && <CallLine key={step.id} step={step} now={now} />)}
    </li>
  )
})
