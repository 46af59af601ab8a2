import { useEffect, useRef } from 'react'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { button } from '../../ui/button.ts'
import { isOpsPath } from '../../paths.ts'
import { useCall } from './call-context.ts'
import { aboutWords } from './match-words.ts'

export type AddressMatching = {
  matches: readonly JobMatch[]
  /** Null where this call can't go on with it. */
  goOn: (match: JobMatch) => (() => void) | null
}

/** What is known of the same house, with the way to go on with it. */
export function AddressMatches({ matching: { matches, goOn } }: { matching: AddressMatching }) {
  const { words } = useCall()
  const place = useRef<HTMLDivElement>(null)
  const isShown = matches.length > 0
  useEffect(() => {
    // It comes below the field in which someone types, where the bar of the call may stand.
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div
      ref={place}
      role="status"
      className="scroll-mb-40 not-empty:mt-2 not-empty:border-l-4 not-empty:border-gold not-empty:px-3.5 lg:scroll-mb-24"
    >
      {isShown && <p className="font-semibold">{words.matches.sameAddress}</p>}
      {matches.map((match) => {
        const path = match.kind === 'job' ? `/ops/intake/${match.id}` : `/ops/submissions/${match.id}`
        const onGoOn = goOn(match)
        return (
          <div key={match.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1.5">
            {isOpsPath(path) && (
              // In a window of its own: nobody leaves a call to look something up.
              <a
                href={path}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 flex-wrap items-center gap-x-3 underline decoration-gold decoration-2 underline-offset-4 hover:decoration-ink"
              >
                <span className="font-medium">{`${match.number} ${words.matches.name(match.name)}`}</span>
                <span className="text-muted">{aboutWords(match, words)}</span>
              </a>
            )}
            {onGoOn && (
              <button type="button" className={button('plain')} onClick={onGoOn}>
                {words.matches.addTo(match.number)}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}
