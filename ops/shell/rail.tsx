import { Link } from '@tanstack/react-router'
import { LogOut, PhoneIncoming } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { FindButton } from '../palette/find-button.tsx'
import { signOut } from '../outbox/panel/sign-out.ts'
import { AlertCard } from '../alerts/alert-card.tsx'
import { Bell } from '../alerts/bell.tsx'
import { DemoLine } from './demo-line.tsx'
import { LiveIndicator } from './live-indicator.tsx'
import { MenuBadge } from './menu-badge.tsx'
import { mayTakeCalls } from '#domain/jobs/may-take-calls.ts'
import { groupedMenuOf, screenName } from './menu.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { useFirstWords } from '../words/words.tsx'

/** The menu on a desktop. */
export function Rail({ user }: { user: SignedIn }) {
  const { shell } = useFirstWords()
  return (
    <header className="on-rail sticky top-0 flex h-dvh flex-col overflow-y-auto bg-rail px-3 pt-4 pb-6 text-[#c3ced8] short:pt-1 short:pb-1">
      <div className="flex min-h-10 items-center justify-between pl-2.5 short:min-h-8">
        <p className="font-display text-xl leading-none font-semibold tracking-wide text-white">OPS PORTAL</p>
        <Bell className="grid min-h-11 min-w-11 place-content-center rounded-sm short:min-h-8 hover:bg-rail-wash hover:text-white" />
      </div>
      <DemoLine className="mt-2 px-2.5 text-sm text-gold short:mt-0 short:text-xs" />
      <FindButton />
      <nav
        aria-label={shell.portal}
        className="more-beyond -mx-1 mt-4 mb-4 flex min-h-24 flex-1 flex-col overflow-y-auto px-1 short:mt-1 short:mb-1"
      >
        {groupedMenuOf(user).map(({ group, screens }, nth) => (
          <MenuPart key={group} title={shell.groups[group]} isFirst={nth === 0}>
            {screens.map(({ to, label }) => (
              // They share the height there is, so that all of them stay in sight beside an alert.
              <li key={to} className="flex max-h-10 min-h-6 flex-[1_1_1.5rem]">
                <Link
                  to={to}
                  className="flex flex-1 items-center justify-between border-l-3 border-transparent pr-2.5 pl-1.75 hover:bg-rail-wash hover:text-white"
                  activeProps={{ className: 'border-gold! bg-rail-wash font-medium text-white' }}
                  activeOptions={{ includeSearch: false, exact: to === '/ops/projects-config' }}
                >
                  {screenName({ to, label }, user, shell)}
                  <MenuBadge to={to} />
                </Link>
                {to === '/ops/intake' && mayTakeCalls(user) && <NewCallIcon name={shell.newCall} />}
              </li>
            ))}
          </MenuPart>
        ))}
      </nav>
      <AlertCard className="-mx-1 mb-4 shrink-0 short:mb-1" />
      <div className="mt-auto space-y-2 border-t border-white/15 px-2.5 pt-4 short:space-y-0 short:pt-1">
        <div className="space-y-2 short:flex short:flex-row-reverse short:flex-wrap short:items-start short:justify-between short:gap-x-2 short:space-y-0 short:pt-1">
          <LiveIndicator />
          <Link
            to="/ops/profile"
            className="-mx-2.5 block border-l-3 border-transparent py-1.5 pr-2.5 pl-1.75 text-sm text-pretty wrap-break-word text-white short:mr-0 short:min-w-min short:max-w-full short:flex-1 short:pr-0 short:py-0.5 hover:bg-rail-wash"
            activeProps={{ className: 'border-gold! bg-rail-wash' }}
            activeOptions={{ includeSearch: false }}
          >
            <span className="sr-only">{shell.profile}: </span>
            {user.name}
            {user.roles[0] && <span className="block text-[#c3ced8]">{user.roles.join(', ')}</span>}
          </Link>
        </div>
        <div className="-mx-2.5 space-y-2 short:flex short:justify-between short:space-y-0">
          <ThemeChoice />
          <button type="button" title={shell.signOut} className={railAction} onClick={signOut}>
            <LogOut aria-hidden className="size-4" />
            <span className="short:sr-only">{shell.signOut}</span>
          </button>
        </div>
      </div>
    </header>
  )
}

/** Beside the jobs, in their line: the menu has no room for more. */
function NewCallIcon({ name }: { name: string }) {
  return (
    <Link
      to="/ops/intake/new"
      title={`${name} (n)`}
      className="grid w-10 shrink-0 place-content-center border-l-3 border-transparent hover:bg-rail-wash hover:text-white"
      activeProps={{ className: 'border-gold! bg-rail-wash text-white' }}
      activeOptions={{ includeSearch: false }}
    >
      <PhoneIncoming aria-hidden className="size-4.5" />
      <span className="sr-only">{name}</span>
    </Link>
  )
}

type MenuPartProps = { title: string; isFirst: boolean; children: ReactNode }

/** One group of the menu. Its name is read out everywhere, and shown where there is room. */
function MenuPart({ title, isFirst, children }: MenuPartProps) {
  return (
    <section className="contents">
      {!isFirst && <hr className="mx-2.5 my-2 shrink-0 border-white/15 short:my-px" />}
      <h2 className="pb-1 pl-2.5 font-sans text-xs tracking-wide text-[#93a3b2] short:sr-only">{title}</h2>
      <ul className="contents">{children}</ul>
    </section>
  )
}

const railAction =
  'flex min-h-10 w-full items-center gap-2.5 px-2.5 text-sm short:w-10 short:justify-center hover:bg-rail-wash hover:text-white'
