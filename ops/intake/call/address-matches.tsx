import { useQuery } from '@tanstack/react-query'
import { isOpsPath } from '../../paths.ts'
import { duplicatesQuery } from '../queries.ts'
import { useCall } from './call-context.ts'
import { shownPlace } from './facts-of.ts'
import { aboutWords } from './match-words.ts'
import { useSettled } from './use-settled.ts'

/** Jobs and requests of the same house, whoever called about them: a second caller often has another phone. */
export function AddressMatches() {
  const { draft, facts, words } = useCall()
  const address = useSettled(facts.address ? shownPlace(draft) : null) ?? ''
  const found = useQuery({ ...duplicatesQuery({ phone: '', address }), enabled: address !== '' }).data ?? []
  const others = address ? found.filter(({ id }) => id !== draft.id && id !== draft.match?.id) : []
  return (
    // In one line, since the call goes on below it: of several, what each was about is told by their files.
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 not-empty:mt-2 not-empty:border-l-4 not-empty:border-gold not-empty:px-3.5"
    >
      {others.length > 0 && <p className="font-semibold">{words.matches.sameAddress}</p>}
      {others.map((match) => {
        const path = match.kind === 'job' ? `/ops/intake/${match.id}` : `/ops/submissions/${match.id}`
        return (
          isOpsPath(path) && (
            // In a window of its own: nobody leaves a call to look something up.
            <a
              key={match.id}
              href={path}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 flex-wrap items-center gap-x-3 underline decoration-gold decoration-2 underline-offset-4 hover:decoration-ink"
            >
              <span className="font-medium">{`${match.number} ${words.matches.name(match.name)}`}</span>
              {others.length === 1 && <span className="text-muted">{aboutWords(match, words)}</span>}
            </a>
          )
        )
      })}
    </div>
  )
}
