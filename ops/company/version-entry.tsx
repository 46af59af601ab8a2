import { ChevronRight } from 'lucide-react'
import type { CompanyVersion } from '#domain/company/company.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { Differences } from './changes.tsx'
import { factWords } from './fact-words.ts'
import { toDraft } from './facts-draft.ts'

type VersionEntryProps = { version: CompanyVersion; isPresent: boolean; bringBack: () => void }

export function VersionEntry({ version, isPresent, bringBack }: VersionEntryProps) {
  const now = useNow()
  const { revision, at, by, changed, before, facts } = version
  const what = changed.map((name) => factWords[name].label).join(', ') || 'Original version'
  return (
    <li className="border-b border-line py-2 last:border-0">
      <details className="group">
        <summary className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-3 py-1.5 wrap-anywhere">
          <span className="flex min-w-0 items-baseline gap-1.5 font-semibold">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 self-center text-muted transition-transform duration-150 group-open:rotate-90"
            />
            {what}
          </span>
          <span className="text-[0.8125rem] text-muted">
            {isPresent && <strong className="text-ink">On the website · </strong>}
            {by && `${by}, `}
            <time dateTime={at}>{clockWords(new Date(at), now)}</time>
          </span>
        </summary>
        {changed.length > 0 && (
          <Differences before={toDraft({ ...facts, ...before })} after={toDraft(facts)} names={changed} />
        )}
        {!isPresent && (
          <button
            type="button"
            className="min-h-12 font-semibold underline decoration-gold decoration-2 underline-offset-4 lg:min-h-10"
            onClick={bringBack}
          >
            Restore version {revision}
          </button>
        )}
      </details>
    </li>
  )
}
