import { companyDay } from '#domain/company/time-zone.ts'
import type { IntakeSearch } from '../search.ts'
import { useServerNow } from '../../session/use-server-now.ts'
import { DayNav } from './day-nav.tsx'
import { Planner } from './planner.tsx'
import { useDayKeys } from './use-day-keys.ts'

/** Seven days, and the plan of one of them. */
export function Calendar({ search }: { search: IntakeSearch }) {
  const now = useServerNow()
  const today = companyDay(now)
  const on = search.day ?? today
  useDayKeys(on, today)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <DayNav on={on} today={today} />
      <Planner search={search} on={on} now={now} />
    </div>
  )
}
