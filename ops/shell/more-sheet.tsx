import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import { CircleUserRound, Languages, LogOut, PhoneIncoming, Search } from 'lucide-react'
import type { RefObject } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { showOverlay } from '../keys/overlay.ts'
import { signOut } from '../outbox/panel/sign-out.ts'
import { useFirstWords } from '../words/words.tsx'
import { mayTakeCalls } from '#domain/jobs/may-take-calls.ts'
import { LiveIndicator } from './live-indicator.tsx'
import { MenuBadge } from './menu-badge.tsx'
import { screenName, type phoneMenuOf } from './menu.ts'
import { ThemeChoice } from './theme-choice.tsx'

type MoreSheetProps = {
  user: SignedIn
  rest: ReturnType<typeof phoneMenuOf>['rest']
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** The button that gets the keyboard back. */
  opener: RefObject<HTMLButtonElement | null>
}

/** The rest of the menu on a phone, with the person. */
export function MoreSheet({ user, rest, isOpen, setOpen, opener }: MoreSheetProps) {
  const { shell } = useFirstWords()
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60" />
        <Dialog.Popup
          finalFocus={opener}
          className="on-rail fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] space-y-3 overflow-y-auto bg-rail px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-[#c3ced8]"
        >
          <Dialog.Title className="font-display text-2xl wrap-anywhere text-white">{user.name}</Dialog.Title>
          <Dialog.Close className={sheetItem} onClick={() => showOverlay('palette')}>
            <Search aria-hidden className="size-5" />
            {shell.findAll}
          </Dialog.Close>
          {mayTakeCalls(user) && (
            <Dialog.Close
              nativeButton={false}
              render={
                <Link
                  to="/ops/intake/new"
                  className={sheetItem}
                  activeProps={{ className: 'text-white' }}
                  activeOptions={{ includeSearch: false }}
                />
              }
            >
              <PhoneIncoming aria-hidden className="size-5" />
              {shell.newCall}
            </Dialog.Close>
          )}
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
                    {screenName({ to, label }, user, shell)}
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
          {/* In both languages: who cannot read the one that is shown must find it. */}
          <Dialog.Close
            nativeButton={false}
            render={<Link to="/ops/profile" search={{ part: 'reading' }} className={sheetItem} />}
          >
            <Languages aria-hidden className="size-5" />
            <span>
              <span lang="en">Language</span> · <span lang="es">Idioma</span>
            </span>
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
  )
}

const sheetItem = 'flex min-h-12 w-full items-center gap-3 border-t border-white/15 text-left'
