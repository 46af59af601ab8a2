import { useQuery } from '@tanstack/react-query'
import { firstRepliesQuery } from './queries.ts'
import { useServerSeconds } from './use-server-seconds.ts'
import { useWaitingChats } from './waiting-queries.ts'
import { shortSpan, waitingNowWords } from './words.ts'

/**
 * How long visitors of today waited for the first words of a person, and, as that knows nothing of those who got none yet, how many still
 * wait. Where there is less room, beside a chat, these come first.
 */
export function FirstReplies({ isShort }: { isShort: boolean }) {
  const { data } = useQuery(firstRepliesQuery)
  const now = useServerSeconds()
  const waiting = waitingNowWords(useWaitingChats(), now)
  if (!data) return null
  return (
    <>
      {!(isShort && waiting) && (
        <span>
          {data.median_seconds === null
            ? 'No human reply yet today'
            : `First human reply today: ${shortSpan(data.median_seconds)}, median`}
        </span>
      )}
      {waiting && <span className="font-semibold text-ink tabular-nums">{waiting}</span>}
    </>
  )
}
