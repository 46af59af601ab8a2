import { useState } from 'react'
import type { FileAudit } from '#domain/file-audit/file-audit.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useTakePhotos } from '../photos/use-take-photos.tsx'
import { BrokenChain, chainOf, ChainRow } from './chain-row.tsx'
import { FixDialog } from './fix-dialogs.tsx'
import type { Fix } from './fix-of.ts'
import { groupGaps } from './gap-groups.ts'
import { GapRow } from './gap-row.tsx'
import { LeaveBar } from './leave-bar.tsx'
import { OfficeBar } from './office-bar.tsx'
import { RulesSheet } from './rules-sheet.tsx'
import { ScoreBar } from './score-bar.tsx'
import { SectionRow } from './section-row.tsx'
import { ToComeRow } from './to-come-row.tsx'
import type { Audited } from './use-audit.ts'

/** Of whoever stands at the door: a gap takes less than a minute. */
const minutesPerGap = 0.75

type ListProps = { job: JobDetail; audited: Audited; audit: FileAudit }

/** The score, what is open in the order in which it is lost, and what was checked. */
export function AuditList({ job, audited, audit }: ListProps) {
  const words = useFileAuditWords()
  const [fix, setFix] = useState<Fix | null>(null)
  const { take, photos } = useTakePhotos(job, {
    rooms: audited.photoRooms,
    missing: [...audited.missingPhotos, ...audit.toCome],
    unsent: audited.unsentPhotos.length,
  })
  const chain = chainOf(audited.evidence, words)
  const { sections, gaps, figures } = audit
  const quiet = sections.filter(({ key }) => !gaps.some(({ section }) => section === key))

  function mend(chosen: Fix) {
    if (chosen.by === 'photo') take(chosen.aim)
    else setFix(chosen)
  }

  return (
    <>
      <Score audit={audit} />
      {!job.is_mine && <OfficeBar job={job} audit={audit} />}
      <ul className="border-t border-line">
        {chain.state === 'broken' && (
          <li>
            <BrokenChain words={chain.words} />
          </li>
        )}
        {groupGaps(gaps).map((group, nth) => (
          <GapRow
            key={group[0]?.key}
            jobId={job.id}
            isAtDoor={job.is_mine}
            gaps={group}
            sections={sections}
            isFirst={nth === 0}
            onFix={mend}
          />
        ))}
        {audit.toCome.length > 0 && (
          <ToComeRow jobId={job.id} isAtDoor={job.is_mine} toCome={audit.toCome} onTake={take} />
        )}
        {quiet.map((section) => (
          <SectionRow key={section.key} section={section} figures={figures} />
        ))}
        {chain.state !== 'broken' && <ChainRow chain={chain} />}
      </ul>
      <div className="px-4">{photos}</div>
      {job.is_mine && <LeaveBar job={job} audit={audit} />}
      <FixDialog job={job} known={audited.known} fix={fix} onClose={() => setFix(null)} />
    </>
  )
}

function Score({ audit }: { audit: FileAudit }) {
  const words = useFileAuditWords()
  const [showsRules, setShowsRules] = useState(false)
  const { score, due, gaps, unknown, sections } = audit
  const count = groupGaps(gaps).length
  const minutes = Math.max(1, Math.round(count * minutesPerGap))
  return (
    <section aria-live="polite" className="bg-sheet px-4 pt-4 pb-4 lg:border lg:border-b-0 lg:border-line">
      <div className="flex items-center gap-4">
        <p className="font-display text-[5.5rem] leading-[0.8] font-bold tabular-nums">{score}</p>
        <div className="min-w-0 flex-1 leading-snug">
          <p className="font-display text-[1.625rem] leading-tight font-semibold">
            {words.outOf}{' '}
            <button
              type="button"
              aria-label={words.rulesOf(due)}
              className="relative border-b-3 border-gold tabular-nums after:absolute after:-inset-2.5"
              onClick={() => setShowsRules(true)}
            >
              {due}
            </button>{' '}
            {words.dueToday}
          </p>
          <p className="text-muted">
            {due === 0
              ? `${words.notBegun}. ${words.notBegunMore}`
              : count > 0
                ? words.gaps(count, minutes)
                : unknown.length === 0 && words.complete}
          </p>
          {unknown.length > 0 && <p className="font-semibold">{words.notChecked(unknown.length)}</p>}
        </div>
      </div>
      <ScoreBar sections={sections} />
      <RulesSheet audit={audit} isOpen={showsRules} onClose={() => setShowsRules(false)} />
    </section>
  )
}
