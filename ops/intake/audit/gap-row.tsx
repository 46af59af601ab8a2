import { Link } from '@tanstack/react-router'
import type { AuditCheck, AuditedSection } from '#domain/file-audit/file-audit.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { fixOf, seenFromOffice, type Fix } from './fix-of.ts'
import { gapTitles, officeWords } from './gap-groups.ts'

type GapProps = {
  jobId: string
  /** Who sits in the office looks at it; who stands there measures and takes photos. */
  isAtDoor: boolean
  /** Those that one action closes. */
  gaps: readonly AuditCheck[]
  sections: readonly AuditedSection[]
  /** The first one, which is the next thing to do. */
  isFirst: boolean
  /** Null where the person may not, or the fix stands on another page. */
  onFix: (fix: Fix) => void
}

/** What is open, and the button to where it is put right. */
export function GapRow({ jobId, isAtDoor, gaps, sections, isFirst, onFix }: GapProps) {
  const words = useFileAuditWords()
  const { locale } = useWords()
  const now = useNow()
  const [first] = gaps
  const fixed = first && fixOf(first)
  const fix = fixed && (isAtDoor ? fixed : seenFromOffice(fixed))
  const clock = (at: Date) => clockWords(at, now, locale)
  const said = gapTitles(gaps, words, clock)
  const [say, ...others] = said
  if (!fix || !say) return null
  const concerned = sections.filter(({ key }) => gaps.some(({ section }) => section === key))
  const look = `min-h-13! w-26 shrink-0 px-2! whitespace-normal! max-[22rem]:w-full ${button(isFirst ? 'gold' : 'plain')}`
  const { more, button: does } = isAtDoor ? say : officeWords(gaps, words, clock)
  const label = `${does}: ${say.title}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3.5">
      <div className="min-w-0 flex-1 leading-snug max-[22rem]:basis-full">
        <ul className="flex flex-wrap gap-x-4 text-muted">
          {concerned.map(({ key, earned, due }) => (
            <li key={key}>
              {words.section(key)}
              <span className="ml-2 font-bold text-ink tabular-nums">{words.score(earned, due)}</span>
            </li>
          ))}
        </ul>
        <h2 className="font-sans text-lg leading-tight font-semibold tracking-normal normal-case wrap-anywhere">
          {say.title}
        </h2>
        {others.map(({ title }) => (
          <p key={title} className="font-semibold wrap-anywhere">
            {title}
          </p>
        ))}
        <p className="text-muted wrap-anywhere">{more}</p>
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
          {does}
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
          {does}
        </Link>
      ) : (
        <button type="button" data-audit-row aria-label={label} className={look} onClick={() => onFix(fix)}>
          {does}
        </button>
      )}
    </li>
  )
}
