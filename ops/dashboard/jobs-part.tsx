import { Link } from '@tanstack/react-router'
import type { Span } from '#domain/figures/span.ts'
import type { JobFigure, JobFigures, OwedFigure } from '#domain/figures/job-figure.ts'
import { AsideList } from './aside-list.tsx'
import { FactLine } from './fact-line.tsx'
import { figureLink } from './figure-link.tsx'
import { JobNumber } from './job-number.tsx'
import { OwedPart } from './owed-part.tsx'
import { Part } from './part.tsx'
import { StageTable } from './stage-table.tsx'
import { UnreadLine } from './unread-line.tsx'
import { countWords } from './words.ts'

type JobsPartProps = {
  jobs: JobFigures
  owed: readonly OwedFigure[] | null
  unread: JobFigure | null
  days: Span
  isChanging: boolean
}

/** What is owed to who may see it, and how the jobs stand: what needs a person first, then where they are and how long they stay there. */
export function JobsPart({ jobs, owed, unread, days, isChanging }: JobsPartProps) {
  const { open, late, slow, unscheduled, requests, visited, by_stage, aside } = jobs
  return (
    <>
      {owed && <OwedPart owed={owed} />}
      <Part title="Jobs" className="mt-9">
        <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div className="min-w-0">
            <p className="flex items-end gap-3 border-b border-line pb-4">
              <span className="font-display text-6xl leading-[0.85] font-semibold">
                <JobNumber figure={open} of="open jobs" />
              </span>
              <span>
                <span aria-hidden>{open.count === 1 ? 'open job' : 'open jobs'}</span>
                <Requests count={requests.open} search={{}} />
              </span>
            </p>
            <dl>
              <FactLine
                label={
                  <>
                    Jobs with a visit today
                    <span className="block text-[0.8125rem] text-muted">{visitWords(visited)}</span>
                  </>
                }
              >
                <JobNumber figure={visited} of="jobs with a visit today" />
              </FactLine>
              <FactLine
                label={
                  <>
                    Jobs late now
                    <Requests count={requests.late} search={{ late: 'yes' }} />
                  </>
                }
              >
                <JobNumber figure={late} of="jobs late now" className={late.count > 0 ? 'text-red' : ''} />
              </FactLine>
              <FactLine
                label={
                  <>
                    Jobs waiting too long
                    <Requests count={requests.slow} search={{ slow: 'yes' }} />
                  </>
                }
              >
                <JobNumber
                  figure={slow}
                  of="jobs waiting too long"
                  className={slow.count > 0 ? 'decoration-gold' : ''}
                />
              </FactLine>
              {unread && <UnreadLine unread={unread} />}
              <FactLine label="Jobs to schedule">
                <JobNumber figure={unscheduled} of="jobs to schedule" />
              </FactLine>
            </dl>
            <AsideList aside={aside} days={days} isChanging={isChanging} />
          </div>
          <StageTable stages={by_stage} />
        </div>
      </Part>
    </>
  )
}

type RequestsProps = { count: number; search: { late?: 'yes'; slow?: 'yes' } }

/** Requests that are no jobs yet stand on the board beside them. */
function Requests({ count, search }: RequestsProps) {
  if (count === 0) return null
  return (
    <Link to="/ops/intake" search={search} className={`block text-[0.8125rem] text-muted ${figureLink}`}>
      {`and ${countWords(count)} ${count === 1 ? 'request' : 'requests'} on the board`}
    </Link>
  )
}

function visitWords({ visits, done }: JobFigures['visited']) {
  if (visits === 0) return 'No visits today'
  return `${countWords(visits)} ${visits === 1 ? 'visit' : 'visits'}, ${done === 0 ? 'none' : countWords(done)} finished`
}
