import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { Bar, FailedList } from '../../ui/list-states.tsx'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { JobNotHere } from '../job/job-not-here.tsx'
import { useJob } from '../job/use-job.ts'
import { AuditList } from './audit-list.tsx'
import { useAudit } from './use-audit.ts'

const route = getRouteApi('/staff/ops/intake/$id/audit')

/** What an insurer would find in six weeks, at the door. */
export function FileAuditPage() {
  const { id } = route.useParams()
  const words = useFileAuditWords()
  const maySee = useMay('drying.view')
  const { job, error, isPending, refetch } = useJob(id)
  const retry = () => void refetch()
  usePageTitle(words.page)
  if (!maySee) return <NoPermission what={words.seeing} />
  if (job) return <Audit job={job} />
  return (
    <div className="px-4 pt-4 lg:px-7">
      {isPending && <Frame />}
      {error && isUnanswered(error) && <JobNotHere id={id} retry={retry} />}
      {error && !isUnanswered(error) && <FailedList title={words.failed} error={error} retry={retry} />}
    </div>
  )
}

function Audit({ job }: { job: JobDetail }) {
  const words = useFileAuditWords()
  const navigate = useNavigate()
  const audited = useAudit(job)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      // A dialog that is open has the keys.
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return
      if (event.key === 'Escape') void navigate({ to: '/ops/intake/$id', params: { id: job.id } })
      else stepRows(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, job.id])
  return (
    <div className="-mb-20 flex min-h-[calc(100dvh-var(--outbox-height,0px)-var(--folded-alert,0px))] flex-col lg:mx-7 lg:mb-10 lg:block lg:min-h-0 lg:max-w-3xl">
      <header className="on-rail flex items-center gap-1 bg-rail px-2 py-2 text-white lg:bg-transparent lg:px-0 lg:pt-4 lg:text-ink">
        <Link
          to="/ops/intake/$id"
          params={{ id: job.id }}
          aria-label={words.back}
          className="grid size-12 shrink-0 place-content-center"
        >
          <ChevronLeft aria-hidden className="size-7" />
        </Link>
        <div className="min-w-0">
          <h1 className="text-[1.625rem] leading-tight normal-case wrap-anywhere lg:text-[2rem]">
            {words.page}
          </h1>
          <p className="text-white/80 tabular-nums lg:text-muted">
            {[job.number, job.is_mine ? words.before : words.office.before].join(' · ')}
          </p>
        </div>
      </header>
      {audited.audit ? <AuditList job={job} audited={audited} audit={audited.audit} /> : <Frame />}
    </div>
  )
}

/** Up and down go from row to row. */
function stepRows(event: KeyboardEvent) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-audit-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = rows[event.key === 'ArrowDown' ? at + 1 : at - 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Frame() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-6 bg-sheet px-4 py-5">
      <span className="sr-only">{shell.loading}</span>
      <div aria-hidden className="flex items-center gap-5">
        <span className="block h-20 w-24 animate-pulse rounded-sm bg-wash" />
        <Bar width="w-1/2" />
      </div>
      <Bar width="w-full" />
      <Bar width="w-4/5" />
      <Bar width="w-3/5" />
    </div>
  )
}
