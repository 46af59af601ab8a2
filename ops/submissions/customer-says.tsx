import { Info } from 'lucide-react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** The customer canceled. The request stays open until someone confirms it with them. */
export function NoLongerNeeded({ lead: { cancelled_at, status } }: { lead: LeadRow }) {
  const { request, locale } = useWords()
  const now = useNow()
  return (
    <div role="status">
      {cancelled_at && (
        <section
          aria-label={request.notNeeded}
          className="flex gap-3 border-l-4 border-gold bg-gold-wash px-4 py-3"
        >
          <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">
              {request.saysNotNeeded(clockWords(new Date(cancelled_at), now, locale))}
            </p>
            {status !== 'closed' && <p className="mt-0.5 text-sm">{request.callToConfirm}</p>}
          </div>
        </section>
      )}
    </div>
  )
}

/** The earlier numbers, so that anyone who wrote one down does not call the wrong one. */
export function EarlierPhones({ lead: { earlier_phones } }: { lead: LeadDetail }) {
  const { request, locale } = useWords()
  const now = useNow()
  return (
    <div role="status" className="text-[0.9375rem] tabular-nums empty:hidden">
      {earlier_phones.map(({ phone, replaced_at }) => (
        <p key={`${replaced_at} ${phone}`}>
          <span className="font-semibold">
            {request.numberChanged(clockWords(new Date(replaced_at), now, locale))}
          </span>
          {request.was} <span className="whitespace-nowrap">{displayPhone(phone)}</span>
        </p>
      ))}
    </div>
  )
}

/** What they wrote before, in case someone acted on it. */
export function EarlierMessages({ lead: { earlier_messages } }: { lead: LeadDetail }) {
  const { request, locale } = useWords()
  const now = useNow()
  return (
    <div role="status" className="space-y-2 text-[0.9375rem] empty:hidden">
      {earlier_messages.map(({ message, replaced_at }) => (
        <div key={`${replaced_at} ${message}`}>
          <p>
            <span className="font-semibold">
              {request.messageChanged(clockWords(new Date(replaced_at), now, locale))}
            </span>
            {request.was}
          </p>
          <blockquote className="border-l-3 border-line pl-3 leading-relaxed whitespace-pre-line wrap-anywhere">
            {message}
          </blockquote>
        </div>
      ))}
    </div>
  )
}
