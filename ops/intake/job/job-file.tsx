import { getRouteApi, Link, Outlet } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useVisitHere } from '../../desk/use-visit-here.ts'
import { ClashPlace } from '../../outbox/panel/clash-place.tsx'
import { WithOffice } from '../../outbox/panel/with-office.tsx'
import { isUnanswered, problemOf } from '../../problem.ts'
import { useScope } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { usePageTitle } from '../../shell/title.ts'
import { clockWords } from '../../ui/clock.ts'
import { FailedRecord } from '../../ui/failed-record.tsx'
import { LaterPart } from '../../ui/later-part.tsx'
import { Bar, StaleList } from '../../ui/list-states.tsx'
import { loadScreen } from '../../ui/load-screen.ts'
import { useNow } from '../../ui/use-now.ts'
import { useIsWide } from '../../ui/wide.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { DuplicateLines } from './duplicate-lines.tsx'
import { JobHead } from './job-head.tsx'
import { JobMoved } from './job-moved.tsx'
import { JobNotHere } from './job-not-here.tsx'
import { JobTabs } from './job-tabs.tsx'
import { StageLine } from './stage-line.tsx'
import { TopOfPage } from './top-of-page.tsx'
import { useJob } from './use-job.ts'
import { useMovedOn } from './use-moved-on.ts'
import { VisitHead } from './visit-head.tsx'

// Who goes there works with it, and the office does not.
const OwnVisit = loadScreen(() => import('../../desk/own-visit.tsx'), 'OwnVisit')

const route = getRouteApi('/staff/ops/intake/$id')

/** Everything about one job: what all its pages share stands above them. */
export function JobFile() {
  const { id } = route.useParams()
  const { job: known, error, isPending, dataUpdatedAt, refetch } = useJob(id)
  const words = useJobWords()
  const { field, shell, locale } = useWords()
  const hasOnlyOwn = useScope('leads.view') === 'assigned'
  const now = useNow()
  const isLost = useIsLost()
  const isWide = useIsWide()
  const visit = useVisitHere(id)
  const here = isWide ? null : visit
  const movedOn = useMovedOn(id, { error, at: known ? dataUpdatedAt : 0 })
  // What is stored on the device is not theirs any more.
  const job = movedOn || problemOf(error).status === 404 ? undefined : known
  const { from } = route.useSearch()
  const asOf = isLost ? field.asOf(clockWords(new Date(dataUpdatedAt), now, locale)) : ''
  const retry = () => void refetch()
  usePageTitle(job ? [job.name, job.number].filter(Boolean).join(' ') : words.page)

  return (
    <article className="px-4 pt-4 lg:px-7 lg:pb-12">
      {from === 'audit' && (
        <Link
          to="/ops/intake/$id/audit"
          params={{ id }}
          className="-ml-1 inline-flex min-h-12 items-center gap-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {words.tabs.backToAudit}
        </Link>
      )}
      {!(here && job) && from !== 'audit' && (
        <Link
          to={hasOnlyOwn ? '/ops/dashboard' : '/ops/intake'}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {hasOnlyOwn ? shell.groups.today : words.back}
        </Link>
      )}
      {movedOn && <JobMoved to={movedOn} />}
      {isPending && !movedOn && <Skeleton />}
      {error && !job && !movedOn && isUnanswered(error) && <JobNotHere id={id} retry={retry} />}
      {error && !job && !movedOn && !isUnanswered(error) && (
        <FailedRecord
          missing={words.missing}
          failed={words.failed}
          why={words.why}
          back={<Link to="/ops/intake">{words.backTo}</Link>}
          error={error}
          reload={retry}
        />
      )}
      {job && (
        <>
          {error && !isUnanswered(error) && (
            <StaleList what={words.noun} error={error} retry={retry} at={dataUpdatedAt} />
          )}
          {here ? (
            <VisitHead job={job} arrivedAt={here.arrivedAt} asOf={asOf} />
          ) : (
            <JobHead job={job} asOf={asOf} />
          )}
          {!here && <DuplicateLines job={job} />}
          <ClashPlace lead={job} className="mt-3" />
          <WithOffice leadId={id} />
          {hasOnlyOwn && !here && (
            <LaterPart>
              <OwnVisit id={id} />
            </LaterPart>
          )}
          {!isWide && !here && !job.merged_into && <StageLine job={job} />}
          {!isWide && <TopOfPage key={id} />}
          <JobTabs id={id} />
          {isWide && !job.merged_into && <StageLine job={job} />}
          {/* However short a page is, its tab can be brought to the top of a phone. */}
          <div className="max-lg:min-h-[calc(100dvh-7.5rem)]">
            <Outlet />
          </div>
        </>
      )}
    </article>
  )
}

function Skeleton() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-4 pt-2">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-1/3" />
      <Bar width="w-2/3" />
      <div aria-hidden className="h-60 animate-pulse bg-wash" />
    </div>
  )
}
