import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'

type VersionLineProps = {
  version: { revision: number; at: string; by: string | null }
  what: string
  /** Said of the version in force, which cannot be restored: "On the website". Null: it is an earlier one. */
  present: string | null
  bringBack: () => void
  children: ReactNode
}

/** A version of a document: who changed what and when, with the details inside. */
export function VersionLine({ version, what, present, bringBack, children }: VersionLineProps) {
  const now = useNow()
  const { revision, at, by } = version
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
            {present && <strong className="text-ink">{present} · </strong>}
            {by && `${by}, `}
            <time dateTime={at}>{clockWords(new Date(at), now)}</time>
          </span>
        </summary>
        {children}
        {present === null && (
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
