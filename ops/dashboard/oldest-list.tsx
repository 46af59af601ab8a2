import { Link } from '@tanstack/react-router'
import type { Unclaimed } from '#domain/figures/figure.ts'
import { lossWords } from '../submissions/words.ts'
import { clockOf, countWords, isLate, waitedAloud } from './words.ts'

/** Who waits longest, each with a clock; the request itself is where it is claimed. */
export function OldestList({
  unclaimed: { count, oldest, filter },
  now,
}: {
  unclaimed: Unclaimed
  now: Date
}) {
  if (oldest.length === 0)
    return (
      <p className="px-4 pb-6 text-muted lg:self-center lg:px-8 lg:py-6">
        Everyone who asked for help has someone who takes care of it. A new request appears here by itself,
        within seconds.
      </p>
    )
  return (
    <div className="min-w-0 max-lg:border-t max-lg:border-line">
      <ol aria-label="Waiting longest">
        {oldest.map(({ id, name, service, town, when, received_at }) => {
          const color = isLate(received_at, now) ? 'text-red' : 'text-ink'
          return (
            <li key={id} className="border-b border-line">
              <Link
                to="/ops/submissions/$id"
                params={{ id }}
                search={filter}
                className="grid min-h-14 grid-cols-[4.75rem_minmax(0,1fr)_auto] sm:grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 transition-colors duration-150 hover:bg-wash lg:px-6"
              >
                <span>
                  <span
                    aria-hidden
                    className={`block font-display text-2xl leading-none font-semibold tabular-nums ${color}`}
                  >
                    {clockOf(received_at, now)}
                  </span>
                  {when === 'happening-now' && (
                    <span className="text-[0.8125rem] font-semibold text-red sm:hidden">
                      Now<span className="sr-only"> happening,</span>
                    </span>
                  )}
                </span>
                <span className="min-w-0">
                  <span className="line-clamp-1 font-bold wrap-anywhere">{name}</span>
                  <span className="line-clamp-1 text-sm text-muted wrap-anywhere">
                    {[lossWords(service), town].filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className="sr-only">, {waitedAloud(received_at, now)}</span>
                {when === 'happening-now' && (
                  <span className="border-l-3 border-red pl-2 text-sm font-semibold text-red max-sm:hidden">
                    Happening now
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
      {count > oldest.length && (
        <p className="px-4 lg:px-6">
          <Link
            to="/ops/submissions"
            search={filter}
            className="inline-flex min-h-12 items-center text-sm font-semibold underline decoration-gold decoration-2 underline-offset-4 lg:min-h-10"
          >
            See all {countWords(count)}
          </Link>
        </p>
      )}
    </div>
  )
}
