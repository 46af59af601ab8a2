import { Link } from '@tanstack/react-router'
import type { AuditCheck, AuditedSection } from '#domain/file-audit/file-audit.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { fixOf, type Fix } from './fix-of.ts'

type GapProps = {
  jobId: string
  gap: AuditCheck
  section: AuditedSection | undefined
  /** The first one, which is the next thing to do. */
  isFirst: boolean
  /** Null where the person may not, or the fix stands on another page. */
  onFix: (fix: Fix) => void
}

/** What is open, and the button to where it is put right. */
export function GapRow({ jobId, gap, section, isFirst, onFix }: GapProps) {
  const words = useFileAuditWords()
  const { locale } = useWords()
  const now = useNow()
  const fix = fixOf(gap)
  if (gap.judged.outcome !== 'open' || !fix) return null
  const say = words.gap[gap.key](gap.judged.missing, (at) => clockWords(at, now, locale))
  const look = `min-h-13! w-26 shrink-0 max-[22rem]:w-full ${button(isFirst ? 'gold' : 'plain')}`
  const label = `${say.button}: ${say.title}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3.5">
      <div className="min-w-0 flex-1 leading-snug max-[22rem]:basis-full">
        <p className="text-muted">
          {words.section(gap.section)}
          {section && (
            <span className="ml-2 font-bold text-ink tabular-nums">
              {words.score(section.earned, section.due)}
            </span>
          )}
        </p>
        <h2 className="font-sans text-lg leading-tight font-semibold tracking-normal normal-case wrap-anywhere">
          {say.title}
        </h2>
        <p className="text-muted wrap-anywhere">{say.more}</p>
      </div>
      {fix.by === 'reading' ? (
        <Link
          to="/ops/intake/$id/readings/$visit"
          params={{ id: jobId, visit: 'now' }}
          search={{ from: 'audit', at: fix.at }}
          data-audit-row
          aria-label={label}
          className={look}
        >
          {say.button}
        </Link>
      ) : fix.by === 'page' ? (
        <Link
          to={`/ops/intake/$id/${fix.page}`}
          params={{ id: jobId }}
          search={{ from: 'audit' }}
          data-audit-row
          aria-label={label}
          className={look}
        >
          {say.button}
        </Link>
      ) : (
        <button type="button" data-audit-row aria-label={label} className={look} onClick={() => onFix(fix)}>
          {say.button}
        </button>
      )}
    </li>
  )
}
