import { useQuery } from '@tanstack/react-query'
import { firstRepliesQuery } from './queries.ts'
import { useServerSeconds } from './use-server-seconds.ts'
import { useWaitingChats } from './waiting-queries.ts'
import { shortSpan, waitingNowWords } from './words.ts'

/** How long visitors of today waited for the first words of a person. */
export function FirstReplies() {
  const { data } = useQuery(firstRepliesQuery)
  if (!data) return null
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>
        {data.median_seconds === null
          ? 'No human reply yet today'
          : `First human reply today: ${shortSpan(data.median_seconds)}, median`}
      </span>
      <WaitingNow />
    </span>
  )
}

/** The figure knows nothing of those who got no reply yet. */
function WaitingNow() {
  const now = useServerSeconds()
  const words = waitingNowWords(useWaitingChats(), now)
  return words && <span className="font-semibold text-ink tabular-nums">{words}</span>
}
