import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useWaitingChats } from '../chats/waiting-queries.ts'
import { useSeesAllLeads } from '../session/may.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { useIsWide } from '../ui/wide.ts'
import { useFirstWords } from '../words/words.tsx'
import { chatForBar, firstIn, type FirstAlert } from './first-alert.ts'
import { useAlerts, useKnownCounts } from './use-alerts.ts'

// It comes with the first alert.
const AlertBar = loadScreen(() => import('./alert-bar.tsx'), 'AlertBar')

/**
 * What the bar of alerts shows: what reached the person, and who waits in a chat. Not beside a request or the alerts themselves, which have
 * a Claim of their own; a chat is shown there where the bar has a place of its own.
 */
function useFirst(): FirstAlert | null {
  const { id } = useParams({ strict: false })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isWide = useIsWide()
  const data = useAlerts().data
  const chats = useWaitingChats()
  const hasOwnClaim = path === '/ops/alerts' || (path.startsWith('/ops/submissions/') && id !== undefined)
  const isAmongChats = path.startsWith('/ops/submissions/chats')
  return firstIn({
    ...(!hasOwnClaim && data),
    chat: chatForBar(chats?.first, { isAmongChats, hasOwnClaim, isWide }),
  })
}

/** Whether the bar of alerts is on the screen. */
export function useIsAlertShown() {
  const stored = useStoredCounts()
  return useFirst() !== null || stored !== null
}

/** What was counted last, where there is no connection since the start and someone waited. */
function useStoredCounts() {
  const isLost = useIsLost()
  const seesAll = useSeesAllLeads()
  const counts = useKnownCounts()
  if (!isLost || !seesAll || !counts || counts.storedAt === null || counts.unclaimed === 0) return null
  return { ...counts, storedAt: counts.storedAt }
}

type AlertCardProps = {
  className?: string
  /** It lies over the screen, and is one line while a call or readings are taken. */
  folds?: boolean
}

/** The most urgent request, call for the office or chat, shown on every screen until someone claims or takes it. */
export function AlertCard({ className = '', folds = false }: AlertCardProps) {
  const first = useFirst()
  const stored = useStoredCounts()
  if (!first && !stored) return null
  return (
    <LaterPart instead={<AlertLink className={className} />}>
      <AlertBar first={first} stored={stored} folds={folds} className={className} />
    </LaterPart>
  )
}

/** Where the bar could not be loaded. */
function AlertLink({ className }: { className: string }) {
  const { shell } = useFirstWords()
  return (
    <Link
      to="/ops/alerts"
      className={`flex min-h-12 items-center border-l-4 border-gold bg-rail-wash px-3 text-white underline underline-offset-4 ${className}`}
    >
      {shell.alerts}
    </Link>
  )
}
