import { Link } from '@tanstack/react-router'
import { CircleUserRound, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { WhenOpened } from '../ui/when-opened.tsx'
import { useFirstWords } from '../words/words.tsx'
import { Bell } from '../alerts/bell.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { MenuBadge } from './menu-badge.tsx'
import { phoneMenuOf, placesFor, screenName } from './menu.ts'

const MoreSheet = loadScreen(() => import('./more-sheet.tsx'), 'MoreSheet')

/** The menu on a phone: what is done all day, and the rest with the person in a sheet. */
export function BottomBar({ user }: { user: SignedIn }) {
  const { shell } = useFirstWords()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { inReach, rest } = phoneMenuOf(user, placesFor(user))
  const More = rest.length > 0 ? Ellipsis : CircleUserRound
  return (
    <header className="on-rail fixed inset-x-0 bottom-0 z-30 bg-rail pb-[env(safe-area-inset-bottom)] text-[#c3ced8]">
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
            <span className="text-center">{screenName({ to, label }, user, shell)}</span>
          </Link>
        ))}
        <Bell className={barItem} isNamed />
        <button
          ref={opener}
          type="button"
          className={barItem}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <More aria-hidden className="size-5 cramped:size-[min(1.25rem,28px)]" />
          {rest.length > 0 ? shell.more : shell.you}
        </button>
        <WhenOpened part={MoreSheet} isOpen={isOpen} onClose={() => setOpen(false)}>
          <MoreSheet user={user} rest={rest} isOpen={isOpen} setOpen={setOpen} opener={opener} />
        </WhenOpened>
      </nav>
    </header>
  )
}

/** Each is as wide as its label asks for. Larger text makes them larger only as far as they fit side by side. */
const barItem =
  'flex min-h-16 low:min-h-12 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-px text-[min(0.8125rem,max(12px,4vw))] leading-tight *:max-w-full sm:text-sm'
