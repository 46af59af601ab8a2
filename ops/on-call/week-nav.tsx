import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { daysLater } from '#domain/company/local-time.ts'
import { shownWeeks } from './rota.ts'

type WeekNavProps = { monday: string; present: string }

/** Earlier weeks, this week, later weeks. The shown weeks are in the address. */
export function WeekNav({ monday, present }: WeekNavProps) {
  const at = (week: string) => ({ week: week === present ? undefined : week })
  return (
    <nav aria-label="Weeks" className="mt-6 flex flex-wrap items-center gap-2">
      <Link
        to="/ops/on-call"
        search={at(daysLater(monday, -7 * shownWeeks))}
        aria-label="Earlier weeks"
        title="Earlier weeks"
        className={arrow}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Link>
      <Link
        to="/ops/on-call"
        search={{}}
        className={`${arrow} px-4 font-semibold ${monday === present ? 'text-muted' : ''}`}
      >
        This week
      </Link>
      <Link
        to="/ops/on-call"
        search={at(daysLater(monday, 7 * shownWeeks))}
        aria-label="Later weeks"
        title="Later weeks"
        className={arrow}
      >
        <ChevronRight aria-hidden className="size-5" />
      </Link>
    </nav>
  )
}

const arrow =
  'grid min-h-12 min-w-12 place-content-center rounded-sm border border-edge bg-sheet hover:border-ink hover:bg-wash lg:min-h-11 lg:min-w-11'
