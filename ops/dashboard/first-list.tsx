import { Link } from '@tanstack/react-router'
import type { Unclaimed } from '#domain/figures/figure.ts'
import { happenedWords } from '../submissions/words.ts'
import { waitsTooLong } from '#domain/leads/calls/first-call.ts'
import { nameWords } from '#domain/leads/name-words.ts'
import { clockOf, countWords, waitedAloud } from './words.ts'

/** The most urgent unclaimed requests, each with a clock; the request itself is where it is claimed. */
export function FirstList({ unclaimed: { count, first, filter }, now }: { unclaimed: Unclaimed; now: Date }) {
  if (first.length === 0)
    return (
      <p className="px-4 pb-6 text-muted lg:self-center lg:px-8 lg:py-6">
        Every request is claimed. New requests appear here within seconds.
      </p>
    )
  return (
    <div className="min-w-0 max-lg:border-t max-lg:border-line">
      <ol aria-label="Most urgent">
        {first.map(({ id, name, loss, service, town, is_happening_now, received_at }) => {
          const color = waitsTooLong(received_at, now) ? 'text-red' : 'text-ink'
          return (
            <li key={id} className="border-b border-line">
              <Link
                to="/ops/submissions/$id"
                params={{ id }}
                search={filter}
                className="grid min-h-14 grid-cols-[4.75rem_minmax(0,1fr)_auto] cramped:grid-cols-1 sm:grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 transition-colors duration-150 hover:bg-wash lg:px-6"
              >
                <span>
                  <span
                    aria-hidden
                    className={`block font-display text-2xl leading-none font-semibold tabular-nums ${color}`}
                  >
                    {clockOf(received_at, now)}
                  </span>
                  {is_happening_now && (
                    <span className="text-[0.8125rem] font-semibold text-red sm:hidden">
                      Now<span className="sr-only"> happening,</span>
                    </span>
                  )}
                </span>
                <span className="min-w-0">
                  <span className="line-clamp-1 font-bold wrap-break-word">{nameWords(name)}</span>
                  <span className="line-clamp-1 text-sm text-muted wrap-break-word">
                    {[happenedWords({ loss, service }), town].filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className="sr-only">, {waitedAloud(received_at, now)}</span>
                {is_happening_now && (
                  <span className="border-l-3 border-red pl-2 text-sm font-semibold text-red max-sm:hidden">
                    Happening now
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
      {count > first.length && (
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
