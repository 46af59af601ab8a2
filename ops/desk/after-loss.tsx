import { UnsentList } from '../outbox/panel/unsent-list.tsx'
import { useUnsentOf } from '../outbox/panel/use-outbox.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { stillThereSince } from './still-there.ts'

/** Since when the person is at a request that is not theirs to work on any more; null where they are not. */
export function useStillThere(leadId: string, told: string | null | undefined) {
  const entries = outboxView.usePart((view) => view.entries)
  return stillThereSince(
    told,
    entries.filter((entry) => entry.leadId === leadId),
  )
}

type AfterLossProps = { leadId: string; since: Date | null }

/** What to do next, whether on the way or there, and that nothing is lost of what was done there. */
export function AfterLoss({ leadId, since }: AfterLossProps) {
  const { desk, locale } = useWords()
  const now = useNow()
  const unsent = useUnsentOf(leadId).length
  return (
    <>
      <p>{since ? desk.arrivedThere(clockWords(since, now, locale)) : desk.stayAway}</p>
      {unsent > 0 && <p>{desk.unsentIsSafe(unsent)}</p>}
      <UnsentList leadId={leadId} />
    </>
  )
}
