import { OptionalPart } from '../../ui/optional-part.tsx'
import type { IntakeSearch } from '../search.ts'
import { isStripFolded } from './strip-folded.ts'

const load = async () => (await import('../calendar/board-strip.tsx')).BoardStrip

/** The day below the board comes after the first screen; until then its place is kept, so that no row moves. */
export function StripPlace({ search }: { search: IntakeSearch }) {
  return (
    // A browser doesn't tell scripts when its letters are made larger; styles know at once that there is no room any more.
    <div className="contents max-xl:hidden">
      <OptionalPart
        need="strip"
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
