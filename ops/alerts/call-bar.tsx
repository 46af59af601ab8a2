import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import type { CallAlert } from '#domain/alerts/alert.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { tappedWords, whereWords } from '../office-calls/call-words.ts'
import { useCall } from '../office-calls/use-call.ts'
import { clockOf, waitedAloud } from '../dashboard/words.ts'
import { button } from '../ui/button.ts'
import { firstName } from '../ui/first-name.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { useWords } from '../words/use-words.ts'

/** Someone in the field who needs the office, on every screen until someone takes the call. */
export function CallBar({ call, className }: { call: CallAlert; className: string }) {
  const words = useWords()
  const { calls, ui, problems, time } = words
  const now = useSeconds()
  const { act, isOffline, isPending, fault } = useCall(call, problems)
  const { by, mobile, reason, is_urgent, at } = call
  const tapped = tappedWords(call, now, words)
  const isHeld = isOffline || isPending
  return (
    <section
      aria-label={calls.needs(by.name)}
      className={`border-l-4 border-gold bg-rail-wash px-3 py-2.5 low:py-1 lg:short:py-1.5 ${className}`}
    >
      <p className="flex items-center justify-between gap-2 text-[0.8125rem] low:hidden cramped:flex-wrap">
        <span className={`min-w-0 wrap-anywhere ${is_urgent ? 'font-semibold text-gold' : ''}`}>
          {isOffline ? ui.offline : calls.reason[reason ?? 'other']}
        </span>
        <span aria-hidden className="shrink-0 font-semibold text-white tabular-nums">
          {clockOf(at, now)}
        </span>
        <span className="sr-only">{waitedAloud(at, now, time)}</span>
      </p>
      <p className="mt-1 lg:short:mt-0 min-w-0 low:hidden lg:block">
        <Link
          to="/ops/alerts"
          className="line-clamp-2 font-display text-xl leading-tight text-white wrap-break-word hover:underline"
        >
          {calls.needs(by.name)}
        </Link>
        <span className="line-clamp-1 text-sm wrap-break-word">{whereWords(call, words.choices)}</span>
        {tapped && <span className="block text-sm tabular-nums">{tapped}</span>}
      </p>
      <div className="mt-2 flex gap-2 low:mt-0 lg:short:mt-1">
        {/* By its key: a press that began on one call's button never ends on another's. */}
        <button
          key={call.id}
          type="button"
          className={`min-w-0 grow ${button('gold')} px-2! whitespace-normal! max-lg:min-h-12`}
          aria-disabled={isHeld}
          onClick={() => act({ do: 'take' })}
        >
          {isPending ? ui.moment : calls.take}
          <span className="sr-only">: {calls.needs(by.name)}</span>
        </button>
        {mobile && (
          <a
            href={`tel:${mobile}`}
            title={calls.call(by.name)}
            aria-label={`${calls.call(firstName(by.name))}, ${displayPhone(mobile)}`}
            className={`shrink-0 ${button('plain')} px-3! max-lg:min-h-12`}
          >
            <Phone aria-hidden className="size-5" />
          </a>
        )}
      </div>
      <p role="alert" className="mt-1 text-sm font-semibold text-white wrap-anywhere empty:hidden">
        {fault}
      </p>
    </section>
  )
}
