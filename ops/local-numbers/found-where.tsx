import { ChevronRight } from 'lucide-react'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { NumbersInText } from './numbers-in-text.tsx'
import { placeName } from './words.ts'

type FoundWhereProps = { sources: LocalNumber['sources']; maybe: readonly string[] }

/** The pages that the number comes from, and the places that it may serve. */
export function FoundWhere({ sources, maybe }: FoundWhereProps) {
  if (sources.length === 0 && maybe.length === 0) return null
  return (
    <details className="group mt-2 text-sm">
      <summary className="flex min-h-11 items-center gap-1.5 font-semibold">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
        />
        Where we found it ({sources.length})
      </summary>
      <ul className="space-y-2 pl-5.5 cramped:pl-0">
        {sources.map(({ url, quote, date }) => (
          <li key={url} className="wrap-anywhere">
            “<NumbersInText text={quote} />”{' '}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-block py-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
            >
              {new URL(url).host}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {date && <span className="text-muted"> · {date}</span>}
          </li>
        ))}
      </ul>
      {maybe.length > 0 && (
        <p className="mt-2 pl-5.5 text-muted">
          It may also serve these places. Ask when you call: {maybe.map(placeName).join('; ')}.
        </p>
      )}
    </details>
  )
}
