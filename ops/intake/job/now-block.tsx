import { Link } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { whatNow } from '#domain/jobs/now.ts'
import { useMay, useScope, useUser } from '../../session/may.ts'
import { useNow } from '../../ui/use-now.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { DangerStrip } from './danger-strip.tsx'
import { NowButton } from './now-button.tsx'
import { nowWords } from './now-words.ts'
import { UndoMerge } from './undo-merge.tsx'

/** The loudest thing of the file: what matters now, and the next visit beside it. */
export function NowBlock({ job }: { job: JobDetail }) {
  const now = useNow()
  const mayPlan = useMay('intake.schedule')
  const what = whatNow(job, now)
  const words = useJobWords()
  const { time, locale } = useWords()
  const user = useUser()
  const me = useScope('leads.view') === 'assigned' ? user?.name : null
  const { title, more } = nowWords(what, job, { now, words, locale, me })
  return (
    <section
      aria-label={words.now.title}
      className="on-rail grid grid-cols-1 bg-rail text-white sm:grid-cols-[minmax(0,1fr)_18rem]"
    >
      {what.rule !== 'merged' && (
        <div className="sm:col-span-2">
          <DangerStrip job={job} words={words} />
        </div>
      )}
      <div className="px-4 py-6 lg:px-7">
        <h2 className="text-lg leading-none text-gold uppercase">{words.now.title}</h2>
        <p className="mt-2 font-display text-[min(2.25rem,8vw)] leading-tight text-balance">{title}</p>
        <p className="mt-1 max-w-[46ch] text-white/80">{more}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {what.rule === 'merged' && <UndoMerge job={job} />}
          <NowButton job={job} what={what} />
        </div>
      </div>
      <div className="bg-rail-wash px-4 py-6">
        <h2 className="text-lg leading-none text-gold uppercase">
          {job.crew.arrived_at ? words.now.thisVisit : words.now.nextVisit}
        </h2>
        {job.next_visit ? (
          <>
            <p className="mt-2 font-display text-2xl leading-tight">{time.visit(job.next_visit)}</p>
            <p className="mt-1 text-white/80">
              {job.next_visit.people.map(({ name }) => name).join(', ') || words.now.nobodyGoes}
            </p>
          </>
        ) : (
          <p className="mt-2 text-white/80">{words.now.noVisit}</p>
        )}
        <Link
          to="/ops/intake/$id/visits"
          params={{ id: job.id }}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          {mayPlan ? words.now.planning : words.tabs.visits}
        </Link>
      </div>
    </section>
  )
}
