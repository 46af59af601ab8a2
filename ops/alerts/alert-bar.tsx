import { useLocation } from '@tanstack/react-router'
import { English } from '../words/words.tsx'
import { CallBar } from './call-bar.tsx'
import { ChatBar } from './chat-bar.tsx'
import { isFoldedAt, type FirstAlert } from './first-alert.ts'
import { FoldedBar } from './folded-bar.tsx'
import { RequestBar } from './request-bar.tsx'
import { useIsSeen } from './seen-alerts.ts'
import { StoredCounts, type StoredShown } from './stored-counts.tsx'
import { useAlerts } from './use-alerts.ts'

type Bar = { folds: boolean; className: string }
type AlertBarProps = Bar & { first: FirstAlert | null; stored: StoredShown | null }

/** One alert with what can be done about it; without a connection since the start, how many there were. */
export function AlertBar({ first, stored, ...bar }: AlertBarProps) {
  if (first) return <FirstBar first={first} {...bar} />
  return stored && <StoredCounts {...stored} className={bar.className} />
}

/** Over a phone's screen a request or chat that was seen is one line. */
function FirstBar({ first, folds, className }: Bar & { first: FirstAlert }) {
  const unclaimed = useAlerts().data?.unclaimed ?? 0
  const isFolded = useLocation({ select: ({ pathname }) => isFoldedAt(pathname) })
  const isSeen = useIsSeen(first.alert?.lead_id ?? first.chat?.id ?? '', folds && !first.call)
  if (folds && (isFolded || isSeen)) return <FoldedBar first={first} className={className} />
  if (first.chat) return <ChatBar chat={first.chat} className={className} />
  if (first.call) return <CallBar call={first.call} className={className} />
  return (
    <English>
      <RequestBar alert={first.alert} unclaimed={unclaimed} className={className} />
    </English>
  )
}
