import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useSeesAllLeads } from '../session/may.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { useFirstWords } from '../words/words.tsx'
import { firstIn } from './first-alert.ts'
import { useAlerts, useKnownCounts } from './use-alerts.ts'

// It comes with the first alert.
const AlertBar = loadScreen(() => import('./alert-bar.tsx'), 'AlertBar')
const StoredCounts = loadScreen(() => import('./stored-counts.tsx'), 'StoredCounts')

/**
 * Whether the bar of alerts is on the screen: where one reached this person, but not beside a request or the alerts
 * themselves, which have a Claim of their own.
 */
export function useIsAlertShown() {
  const { id } = useParams({ strict: false })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const data = useAlerts().data
  const stored = useStoredCounts()
  const hasOwnClaim = path === '/ops/alerts' || (path.startsWith('/ops/submissions/') && id !== undefined)
  return !hasOwnClaim && (data ? firstIn(data) !== null : stored !== null)
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

/** The most urgent request or call for the office, shown on every screen until someone claims or takes it. */
export function AlertCard({ className = '', folds = false }: AlertCardProps) {
  const data = useAlerts().data
  const isShown = useIsAlertShown()
  const stored = useStoredCounts()
  const first = data ? firstIn(data) : null
  if (isShown && stored)
    return (
      <LaterPart instead={<AlertLink className={className} />}>
        <StoredCounts {...stored} className={className} />
      </LaterPart>
    )
  if (!isShown || !data || !first) return null
  return (
    <LaterPart instead={<AlertLink className={className} />}>
      <AlertBar first={first} unclaimed={data.unclaimed} folds={folds} className={className} />
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
