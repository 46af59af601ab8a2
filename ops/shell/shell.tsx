import { Outlet } from '@tanstack/react-router'
import type { SignedIn } from '#domain/employees/employee.ts'
import { useLiveLeads } from '../live/use-live-leads.ts'
import { BottomBar } from './bottom-bar.tsx'
import { DemoLine } from './demo-line.tsx'
import { Rail } from './rail.tsx'

/** What stands around every screen of signed-in staff: the menu, and what is live. */
export function Shell({ user }: { user: SignedIn }) {
  useLiveLeads()
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
        Skip to content
      </a>
      <Rail user={user} />
      <main id="screen" tabIndex={-1} className="min-w-0 pb-20 lg:h-dvh lg:overflow-y-auto lg:pb-0">
        <DemoLine className="bg-rail px-4 py-1 text-center text-sm text-white lg:hidden" />
        <Outlet />
      </main>
      <BottomBar user={user} />
    </div>
  )
}
