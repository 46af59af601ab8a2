import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { FindButton } from '../palette/find-button.tsx'
import { leave } from '../session/session.ts'
import { AlertCard } from '../alerts/alert-card.tsx'
import { Bell } from '../alerts/bell.tsx'
import { DemoLine } from './demo-line.tsx'
import { LiveIndicator } from './live-indicator.tsx'
import { menuOf } from './menu.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { useWords } from '../words/words.tsx'
import { UnclaimedBadge } from './unclaimed-badge.tsx'

/** The menu on a desktop. */
export function Rail({ user }: { user: SignedIn }) {
  const { shell } = useWords()
  return (
    <header className="on-rail sticky top-0 hidden h-dvh flex-col overflow-y-auto bg-rail px-3 pt-4 pb-6 text-[#c3ced8] lg:flex short:pt-2 short:pb-2">
      <div className="flex min-h-10 items-center justify-between pl-2.5">
        <p className="font-display text-xl leading-none font-semibold tracking-wide text-white">OPS PORTAL</p>
        <Bell className="grid min-h-11 min-w-11 place-content-center rounded-sm hover:bg-rail-wash hover:text-white" />
      </div>
      <DemoLine className="mt-2 px-2.5 text-sm text-gold short:mt-0 short:text-[0.8125rem]" />
      <FindButton />
      <nav
        aria-label={shell.portal}
        className="more-beyond -mx-1 mt-5 mb-4 min-h-24 overflow-y-auto px-1 short:mt-2 short:mb-2"
      >
        <ul>
          {menuOf(user).map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-10 items-center justify-between border-l-3 border-transparent pr-2.5 pl-1.75 short:min-h-8 hover:bg-rail-wash hover:text-white"
                activeProps={{ className: 'border-gold! bg-rail-wash font-medium text-white' }}
                activeOptions={{ includeSearch: false }}
              >
                {shell.screens[to] ?? label}
                {to === '/ops/submissions' && <UnclaimedBadge />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AlertCard className="-mx-1 mb-4 shrink-0 short:mb-2" />
      <div className="mt-auto space-y-2 border-t border-white/15 px-2.5 pt-4 short:space-y-0 short:pt-2">
        <LiveIndicator />
        <Link
          to="/ops/profile"
          className="-mx-2.5 block border-l-3 border-transparent py-1.5 pr-2.5 pl-1.75 text-sm text-pretty wrap-anywhere text-white hover:bg-rail-wash"
          activeProps={{ className: 'border-gold! bg-rail-wash' }}
          activeOptions={{ includeSearch: false }}
        >
          <span className="sr-only">{shell.profile}: </span>
          {user.name}
          {user.roles[0] && <span className="block text-[#c3ced8]">{user.roles.join(', ')}</span>}
        </Link>
        <div className="-mx-2.5 space-y-2 short:flex short:justify-between short:space-y-0">
          <ThemeChoice />
          <button type="button" title={shell.signOut} className={railAction} onClick={leave}>
            <LogOut aria-hidden className="size-4" />
            <span className="short:sr-only">{shell.signOut}</span>
          </button>
        </div>
      </div>
    </header>
  )
}

const railAction =
  'flex min-h-10 w-full items-center gap-2.5 px-2.5 text-sm short:w-10 short:justify-center hover:bg-rail-wash hover:text-white'
