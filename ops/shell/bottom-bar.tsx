import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import { CircleUserRound, Ellipsis, LogOut, Search } from 'lucide-react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { showOverlay } from '../keys/overlay.ts'
import { signOut } from '../outbox/sign-out.tsx'
import { useWords } from '../words/words.tsx'
import { Bell } from '../alerts/bell.tsx'
import { LiveIndicator } from './live-indicator.tsx'
import { MenuBadge } from './menu-badge.tsx'
import { phoneMenuOf } from './menu.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** So many places are there under the thumb, beside the one for the rest. */
const places = 3

/** The menu on a phone: what is done all day, and the rest with the person in a sheet. */
export function BottomBar({ user }: { user: SignedIn }) {
  const { shell } = useWords()
  // The bell has one of them.
  const { inReach, rest } = phoneMenuOf(user, user.permissions['leads.view'] ? places - 1 : places)
  const More = rest.length > 0 ? Ellipsis : CircleUserRound
  return (
    <header className="on-rail fixed inset-x-0 bottom-0 z-30 bg-rail pb-[env(safe-area-inset-bottom)] text-[#c3ced8] lg:hidden">
      <nav aria-label={shell.portal} className="flex">
        {inReach.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={barItem}
            activeProps={{ className: 'border-gold! text-white' }}
            activeOptions={{ includeSearch: false }}
          >
            <span className="flex items-center gap-1.5 cramped:gap-0.5">
              <Icon aria-hidden className="size-5 cramped:size-[min(1.25rem,28px)]" />
              <MenuBadge to={to} />
            </span>
            <span className="text-center">{shell.screens[to] ?? label}</span>
          </Link>
        ))}
        <Bell className={barItem} isNamed />
        <Dialog.Root>
          <Dialog.Trigger className={barItem}>
            <More aria-hidden className="size-5 cramped:size-[min(1.25rem,28px)]" />
            {rest.length > 0 ? shell.more : shell.you}
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60" />
            <Dialog.Popup className="on-rail fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] space-y-3 overflow-y-auto bg-rail px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-[#c3ced8]">
              <Dialog.Title className="font-display text-2xl wrap-anywhere text-white">
                {user.name}
              </Dialog.Title>
              <Dialog.Close className={sheetItem} onClick={() => showOverlay('palette')}>
                <Search aria-hidden className="size-5" />
                {shell.findAll}
              </Dialog.Close>
              {rest.map(({ group, screens }) => (
                <section key={group}>
                  <h2 className="pt-1 font-sans text-sm text-[#93a3b2]">{shell.groups[group]}</h2>
                  <div className="grid grid-cols-2 gap-x-4">
                    {screens.map(({ to, label, icon: Icon }) => (
                      <Dialog.Close
                        key={to}
                        nativeButton={false}
                        render={
                          <Link
                            to={to}
                            className={sheetItem}
                            activeProps={{ className: 'text-white' }}
                            activeOptions={{ includeSearch: false }}
                          />
                        }
                      >
                        <Icon aria-hidden className="size-5" />
                        {shell.screens[to] ?? label}
                        <MenuBadge to={to} />
                      </Dialog.Close>
                    ))}
                  </div>
                </section>
              ))}
              <Dialog.Close
                nativeButton={false}
                render={
                  <Link
                    to="/ops/profile"
                    className={sheetItem}
                    activeProps={{ className: 'text-white' }}
                    activeOptions={{ includeSearch: false }}
                  />
                }
              >
                <CircleUserRound aria-hidden className="size-5" />
                {shell.profile}
              </Dialog.Close>
              <LiveIndicator />
              <ThemeChoice />
              <button type="button" className={sheetItem} onClick={signOut}>
                <LogOut aria-hidden className="size-5" />
                {shell.signOut}
              </button>
              <Dialog.Close className={sheetItem}>{shell.close}</Dialog.Close>
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      </nav>
    </header>
  )
}

/** Each is as wide as its label asks for. Larger text makes them larger only as far as four of them fit side by side. */
const barItem =
  'flex min-h-16 low:min-h-12 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-px text-[min(0.8125rem,max(12px,4vw))] leading-tight *:max-w-full sm:text-sm'
const sheetItem = 'flex min-h-12 w-full items-center gap-3 border-t border-white/15 text-left'
