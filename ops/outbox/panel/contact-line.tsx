import { useIsOnline } from '../../device/use-is-online.ts'
import { contact } from '../../session/contact.ts'
import { clockWords } from '../../ui/clock.ts'
import { useWords } from '../../words/use-words.ts'
import { useOutboxStatus } from './use-outbox-status.ts'

/** Whether there is a connection, and what the last press of "Try now" came to. */
export function ContactLine({ triedAt, now }: { triedAt: number | null; now: Date }) {
  const { field, locale } = useWords()
  const { reached, lostSince } = contact.use()
  const line = useOutboxStatus()
  const isOnline = useIsOnline()
  const clock = (at: number) => clockWords(new Date(at), now, locale)
  const { outbox } = field
  function told() {
    if (line.kind === 'sign-in') return outbox.signIn
    if (lostSince !== null) return (isOnline ? outbox.silent : outbox.noSignal)(clock(lostSince))
    return reached === null ? outbox.never : outbox.lastSent(clock(reached))
  }
  // An attempt from before the connection was lost says nothing of this loss.
  const isOfThisLoss = triedAt !== null && lostSince !== null && triedAt >= lostSince
  return (
    <p className="mt-1 text-muted" role="status">
      {told()}
      {isOfThisLoss && ` ${outbox.stillOffline(clock(triedAt))}`}
    </p>
  )
}
