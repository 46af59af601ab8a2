import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import { CircleUserRound, KeyRound, LogOut } from 'lucide-react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { leave } from '../session/session.ts'
import { LiveIndicator } from './live-indicator.tsx'
import { menu } from './menu.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

/** The menu on a phone: what is done all day, and the person. */
export function BottomBar({ user }: { user: SignedIn }) {
  return (
    <header className="on-rail fixed inset-x-0 bottom-0 z-30 bg-rail pb-[env(safe-area-inset-bottom)] text-[#c3ced8] lg:hidden">
      <nav aria-label="Portal" className="flex">
        {menu.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={barItem}
            activeProps={{ className: 'border-gold! text-white' }}
            activeOptions={{ includeSearch: false }}
          >
            <span className="flex items-center gap-1.5">
              <Icon aria-hidden className="size-5" />
              <WaitingBadge />
            </span>
            {label}
          </Link>
        ))}
        <Dialog.Root>
          <Dialog.Trigger className={barItem}>
            <CircleUserRound aria-hidden className="size-5" />
            You
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60" />
            <Dialog.Popup className="on-rail fixed inset-x-0 bottom-0 z-50 space-y-3 bg-rail px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-[#c3ced8]">
              <Dialog.Title className="font-display text-2xl wrap-anywhere text-white">
                {user.name}
              </Dialog.Title>
              <LiveIndicator />
              <ThemeChoice />
              <Dialog.Close nativeButton={false} render={<Link to="/ops/password" className={sheetItem} />}>
                <KeyRound aria-hidden className="size-5" />
                Change password
              </Dialog.Close>
              <button type="button" className={sheetItem} onClick={leave}>
                <LogOut aria-hidden className="size-5" />
                Sign out
              </button>
              <Dialog.Close className={sheetItem}>Close</Dialog.Close>
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      </nav>
    </header>
  )
}

const barItem =
  'flex min-h-16 flex-1 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent text-sm'
const sheetItem = 'flex min-h-12 w-full items-center gap-3 border-t border-white/15 text-left'
