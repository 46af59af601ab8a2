import { Outlet, useMatches } from '@tanstack/react-router'
import type { SignedIn } from '#domain/employees/employee.ts'
import { AlertCard, useIsAlertShown } from '../alerts/alert-card.tsx'
import { useAlertsInTitle } from '../alerts/use-alerts.ts'
import { usePortalKeys } from '../keys/use-portal-keys.ts'
import { useLiveEvents } from '../live/use-live-events.ts'
import { OutboxLine } from '../outbox/panel/outbox-line.tsx'
import { useNotices } from '../push/use-notices.ts'
import { OptionalPart } from '../ui/optional-part.tsx'
import { useIsWide } from '../ui/wide.ts'
import { English, useFirstWords } from '../words/words.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DemoLine } from './demo-line.tsx'
import { NewVersion } from './new-version.tsx'
import { Overlays } from './overlays.tsx'
import { Rail } from './rail.tsx'

const loadNews = () => import('./news.tsx').then(({ News }) => News)

/** The screens that technicians work with. The others are the office's, and marked as English. */
const translated: ReadonlySet<string> = new Set([
  '/staff/ops/profile',
  '/staff/ops/dashboard',
  '/staff/ops/submissions',
  '/staff/ops/alerts',
  '/staff/ops/intake',
  '/staff/ops/intake/new',
  '/staff/ops/intake/$id',
  '/staff/ops/intake/$id/readings/$visit',
  '/staff/ops/intake/$id/audit',
  '/staff/ops/intake/$id/sketch',
  '/staff/ops/forms/fill/new',
  '/staff/ops/forms/fill/$id',
])

/** What stands around every screen of signed-in staff: the menu, and what is live. */
export function Shell({ user }: { user: SignedIn }) {
  useLiveEvents()
  usePortalKeys(user)
  useNotices(user.id)
  const { shell } = useFirstWords()
  useAlertsInTitle()
  // One of the two menus is drawn: a phone took a tenth of its start for the one it never shows.
  const isWide = useIsWide()
  // What lies at the end of a screen can be scrolled from behind the card.
  const room = useIsAlertShown() ? 'pb-64 low:pb-36' : 'pb-20'
  // By what is shown: the address is ahead of it while a screen is loaded.
  const isTranslated = useMatches({
    select: (shown) => shown.some(({ routeId }) => translated.has(routeId)),
  })
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-gold px-4 py-3 font-semibold text-on-gold focus:translate-y-0"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('screen')?.focus()
        }}
      >
        {shell.skip}
      </a>
      {isWide && <Rail user={user} />}
      <main
        id="screen"
        tabIndex={-1}
        className={`relative min-w-0 ${room} lg:h-dvh lg:overflow-y-auto lg:pb-0`}
      >
        <NewVersion />
        <OutboxLine />
        <DemoLine className="bg-rail px-4 py-1 text-center text-sm text-white lg:hidden" />
        {isTranslated ? (
          <Outlet />
        ) : (
          <English>
            <Outlet />
          </English>
        )}
      </main>
      {!isWide && (
        <>
          <AlertCard
            folds
            className="on-rail fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 bg-rail! low:bottom-[calc(3rem+env(safe-area-inset-bottom))] text-[#c3ced8]"
          />
          <BottomBar user={user} />
        </>
      )}
      <Overlays user={user} />
      <English>
        <OptionalPart need="news" load={loadNews} of={{}} />
      </English>
    </div>
  )
}
