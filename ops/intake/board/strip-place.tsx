import { useQuery } from '@tanstack/react-query'
import { OptionalPart } from '../../ui/optional-part.tsx'
import { boardQuery } from '../queries.ts'
import { boardFilterOf, type IntakeSearch } from '../search.ts'
import { isStripFolded } from './strip-folded.ts'

const load = async () => (await import('../calendar/board-strip.tsx')).BoardStrip

/** The day below the board comes after its rows, with which it would share a slow line; until then its place is kept, so that no row moves. */
export function StripPlace({ search }: { search: IntakeSearch }) {
  const { isPending } = useQuery(boardQuery(boardFilterOf(search)))
  return (
    // A browser doesn't tell scripts when its letters are made larger; styles know at once that there is no room any more.
    <div className="contents max-xl:hidden">
      <OptionalPart
        need={isPending ? null : 'strip'}
        load={load}
        of={{ search }}
        meanwhile={
          <div
            className={`-mx-6 shrink-0 border-t border-edge bg-sheet ${isStripFolded() ? 'h-11' : 'h-[max(13rem,30dvh)]'}`}
          />
        }
      />
    </div>
  )
}
