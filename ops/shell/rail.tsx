import { Link } from '@tanstack/react-router'
import { KeyRound, LogOut } from 'lucide-react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { leave } from '../session/session.ts'
import { DemoLine } from './demo-line.tsx'
import { LiveIndicator } from './live-indicator.tsx'
import { menu } from './menu.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

/** The menu on a desktop. */
export function Rail({ user }: { user: SignedIn }) {
  return (
    <header className="on-rail sticky top-0 hidden h-dvh flex-col bg-rail px-3 py-6 text-[#c3ced8] lg:flex">
      <p className="px-2.5 font-display text-xl leading-none font-semibold tracking-wide text-white">
        OPS PORTAL
      </p>
      <DemoLine className="mt-2 px-2.5 text-sm text-gold" />
      <nav aria-label="Portal" className="mt-7">
        <ul>
          {menu.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-10 items-center justify-between border-l-3 border-transparent pr-2.5 pl-1.75 hover:bg-rail-wash hover:text-white"
                activeProps={{ className: 'border-gold! bg-rail-wash font-medium text-white' }}
                activeOptions={{ includeSearch: false }}
              >
                {label}
                <WaitingBadge />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto space-y-2 border-t border-white/15 px-2.5 pt-4">
        <LiveIndicator />
        <p className="text-sm text-pretty wrap-anywhere text-white">
          {user.name}
          {user.roles[0] && <span className="block text-[#c3ced8]">{user.roles.join(', ')}</span>}
        </p>
        <div className="-mx-2.5 flex justify-between">
          <ThemeChoice />
        </div>
        <ul className="-mx-2.5 text-sm">
          <li>
            <Link to="/ops/password" className={railAction}>
              <KeyRound aria-hidden className="size-4" />
              Change password
            </Link>
          </li>
          <li>
            <button type="button" className={railAction} onClick={leave}>
              <LogOut aria-hidden className="size-4" />
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </header>
  )
}

const railAction = 'flex min-h-10 w-full items-center gap-2.5 px-2.5 hover:bg-rail-wash hover:text-white'
