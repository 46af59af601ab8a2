import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mondayOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Shift } from '#domain/shifts/shift.ts'
import { useScope } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { FailedList, StaleList } from '../ui/list-states.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useNow } from '../ui/use-now.ts'
import { NowStrip } from './now-strip.tsx'
import { weeksFrom } from './rota.ts'
import { RulesPart } from './rules-part.tsx'
import { ShiftDialog, type Draft } from './shift-dialog.tsx'
import { SkeletonWeeks } from './skeleton-weeks.tsx'
import { WeekNav } from './week-nav.tsx'
import { WeekPart } from './week.tsx'
import { shiftsQuery, onCallPeopleQuery } from './queries.ts'

const route = getRouteApi('/staff/ops/on-call')

/** Who is on call: the coming weeks, line by line. */
export function OnCall() {
  if (useScope('leads.view') !== 'all') return <NoPermission what="see who is on call" />
  return <Rota />
}

function Rota() {
  const search = route.useSearch()
  const now = useNow()
  usePageTitle('On call')
  const mayPlan = useScope('leads.assign') === 'all'
  // Asked for already, so that the form has its names as it opens.
  useQuery({ ...onCallPeopleQuery, enabled: mayPlan })
  const [draft, setDraft] = useState<Draft | null>(null)
  const present = mondayOf(companyDay(now))
  const monday = search.week ?? present
  const weeks = weeksFrom(monday)
  const [first, last] = [weeks[0], weeks.at(-1)]
  const rota = useQuery(shiftsQuery({ from: first?.from ?? now, until: last?.until ?? now }))
  const change = mayPlan ? (shift: Shift) => setDraft({ shift }) : undefined
  const fill = mayPlan ? (gap: Draft['gap']) => setDraft({ shift: null, gap }) : undefined

  return (
    <div className="max-w-6xl px-4 pt-5 pb-10 lg:px-6.5 lg:pt-6">
      <PageHead
        title="On call"
        lead="Who is alerted first about a new request, and who is next if no one answers."
        actions={
          mayPlan && (
            <button type="button" className={button('gold')} onClick={() => setDraft({ shift: null })}>
              <Plus aria-hidden className="size-5" />
              Add a shift
            </button>
          )
        }
      />
      <NowStrip />
      <WeekNav monday={monday} present={present} />
      {rota.isError && rota.data && (
        <StaleList what="on-call schedule" error={rota.error} retry={() => void rota.refetch()} />
      )}
      {rota.isPending && <SkeletonWeeks />}
      {rota.isError && !rota.data && (
        <FailedList what="The on-call schedule" error={rota.error} retry={() => void rota.refetch()} />
      )}
      {rota.data && (
        <div className={rota.isPlaceholderData ? 'opacity-60' : undefined}>
          {weeks.map((week) => (
            <WeekPart
              key={week.monday}
              week={week}
              shifts={rota.data}
              now={now}
              onChange={change}
              onFill={fill}
            />
          ))}
        </div>
      )}
      <RulesPart />
      {draft && <ShiftDialog draft={draft} others={rota.data ?? []} onClose={() => setDraft(null)} />}
    </div>
  )
}
