import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FileAudit } from '#domain/file-audit/file-audit.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { notify } from '../../ui/notify.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { gapTitles, groupGaps } from './gap-groups.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { leftBefore } from './leave-words.ts'

const quiet =
  'inline-flex min-h-13 items-center rounded-sm border border-white/50 px-5 font-display text-xl font-semibold hover:border-white'

/** The way out: with gaps for one reason, without any to the closing of the visit. */
export function LeaveBar({ job, audit }: { job: JobDetail; audit: FileAudit }) {
  const words = useFileAuditWords()
  const { locale } = useWords()
  const now = useNow()
  const mayWork = useMay('leads.work')
  const mayClose = useMay('drying.closeVisit')
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const unsent = useUnsentOf(job.id)
  const { gaps, unknown, due } = audit
  const isComplete = due > 0 && gaps.length + unknown.length === 0
  if (!(gaps.length > 0 && mayWork) && !(isComplete && mayClose)) return null
  const titles = groupGaps(gaps).map((group) =>
    gapTitles(group, words, (at) => clockWords(at, now, locale))
      .map(({ title }) => title)
      .join(', '),
  )
  const left = { score: audit.score, due, revision: audit.revision, gaps: titles }
  const noted = unsent.flatMap(({ write, at }) =>
    write.kind === 'note' ? [{ text: write.text, at: new Date(at).toISOString() }] : [],
  )
  const before = leftBefore([...noted, ...job.notes], left, { now, words })

  /** Whoever leaves goes on with the job, and reads there that the office knows. */
  function leave() {
    setAsking(false)
    const gone = navigate({ to: '/ops/intake/$id', params: { id: job.id } })
    void gone.then(() => notify(words.leave.told))
  }

  return (
    <div
      data-number-pad
      className="on-rail sticky bottom-(--folded-alert,0px) z-5 mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-rail px-4 py-3 text-white lg:static lg:mt-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-32 text-sm leading-snug text-white/80">
        {isComplete ? words.complete : before ? words.leave.told : words.leave.hint}
      </p>
      {isComplete ? (
        <Link
          to="/ops/intake/$id/readings/$visit"
          params={{ id: job.id, visit: 'now' }}
          search={{ from: 'audit' }}
          data-audit-row
          className={`min-h-13! ${button('gold')}`}
        >
          {words.leave.close}
        </Link>
      ) : before ? (
        <Link to="/ops/intake/$id" params={{ id: job.id }} data-audit-row className={quiet}>
          {words.back}
        </Link>
      ) : (
        <button type="button" data-audit-row className={quiet} onClick={() => setAsking(true)}>
          {words.leave.button(titles.length)}
        </button>
      )}
      {isAsking && <LeaveDialog job={job} left={left} onClose={() => setAsking(false)} onLeft={leave} />}
    </div>
  )
}
