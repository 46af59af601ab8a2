import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { actionOf } from '#domain/jobs/now-action.ts'
import type { Now } from '#domain/jobs/now.ts'
import { stageAfter, type Stage } from '#domain/jobs/stages/stages.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { useScope, useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { movingVisit, placing } from '../placing.ts'
import { SideDialog } from './side-dialog.tsx'
import { StageDialog } from './stage-dialog.tsx'

/** The one thing that helps now, of those that the person may do. */
export function NowButton({ job, what }: { job: JobDetail; what: Now }) {
  const { now: words, head, stages } = useJobWords()
  const { field } = useWords()
  const isCrew = useScope('leads.view') === 'assigned'
  const grants = useUser()?.permissions ?? {}
  const params = { id: job.id }
  switch (actionOf(what, job, grants)) {
    case 'open-other':
      return job.merged_into ? (
        <Link to="/ops/intake/$id" params={{ id: job.merged_into.id }} className={button('gold')}>
          {words.open(job.merged_into.number)}
        </Link>
      ) : null
    case 'call':
      return (
        // A long name takes two lines on a phone.
        <a href={`tel:${job.phone}`} className={`py-2 whitespace-normal! ${button('gold')}`}>
          <Phone aria-hidden className="size-4" />
          {words.call(job.name, displayPhone(job.phone))}
        </a>
      )
    case 'plan':
      return (
        <Link to="/ops/intake" search={placing(job.id)} className={button('gold')}>
          {words.planAVisit}
        </Link>
      )
    case 'move-visit':
      return job.next_visit ? (
        <Link to="/ops/intake" search={movingVisit(job.next_visit)} className={button('gold')}>
          {words.moveVisit}
        </Link>
      ) : null
    case 'resume':
      return <AskButton key="resume" words={head.resumeThis} job={job} stage={null} />
    case 'move-job': {
      const next = stageAfter(job.stage)
      return next && <AskButton key={next} words={stages.move(stages.of(next))} job={job} stage={next} />
    }
    case 'money':
      return (
        <Link to="/ops/intake/$id/money" params={params} className={button('gold')}>
          {words.toMoney}
        </Link>
      )
    case 'visits':
      return (
        <Link to="/ops/intake/$id/visits" params={params} className={button('gold')}>
          {what.rule === 'there' && isCrew ? field.continueVisit : words.planning}
        </Link>
      )
    case null:
      return null
  }
}

/** `stage`: where the job is to be moved; null brings it back to where it stood. */
type AskButtonProps = { words: string; job: JobDetail; stage: Stage | null }

/** Each is of one question: an open dialog never turns into another one. */
function AskButton({ words, job, stage }: AskButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <button type="button" className={button('gold')} onClick={() => setAsking(true)}>
        {words}
      </button>
      {isAsking && stage && <StageDialog job={job} stage={stage} onClose={close} />}
      {isAsking && !stage && <SideDialog job={job} onClose={close} />}
    </>
  )
}
