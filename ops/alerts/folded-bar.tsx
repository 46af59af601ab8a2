import { Link } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { clockOf } from '../dashboard/words.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { useWords } from '../words/use-words.ts'
import type { FirstAlert } from './first-alert.ts'

/**
 * One line while a call or readings are taken on a small screen: who is on the phone, or on site, comes first. And of a request that was
 * seen, so that the others have room.
 */
export function FoldedBar({ first, className }: { first: FirstAlert; className: string }) {
  const { calls, choices } = useWords()
  const now = useSeconds()
  const { received_at } = first.call ?? first.alert
  return (
    <section aria-label="First alert" data-folded-alert className={className}>
      <Link
        to="/ops/alerts"
        className="flex h-12 items-center gap-3 border-l-4 border-gold bg-rail-wash px-3 text-white"
      >
        <PhoneCall aria-hidden className="size-4 shrink-0 text-gold" />
        <span className="min-w-0 grow truncate font-semibold">
          {first.call ? calls.needs(first.call.by.name) : choices.name(first.alert.name)}
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{clockOf(received_at, now)}</span>
      </Link>
    </section>
  )
}
