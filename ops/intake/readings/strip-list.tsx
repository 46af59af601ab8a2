import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { PointDot } from './point-dot.tsx'
import { placeOf, readingWords } from './shown-value.ts'
import { isRead, type Leg, type Stop } from './walk.ts'

type StripListProps = { leg: Leg; name: string; onChoose: (stop: Stop) => void; onClose: () => void }

/** The points of one room, each in a row that a glove hits. */
export function StripList({ leg: { stops }, name, onChoose, onClose }: StripListProps) {
  const words = useReadingWords()
  return (
    <DialogSheet title={name} isOpen hasCross actions={null} onClose={onClose}>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {stops.map((stop) => {
          const [reading] = stop.read
          return (
            <li key={stop.id}>
              <button
                type="button"
                className="flex min-h-13 w-full items-center gap-3 px-1 text-left hover:bg-wash"
                onClick={() => onChoose(stop)}
              >
                {stop.kind === 'point' && <PointDot number={stop.point.number} isRead={isRead(stop)} />}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {placeOf(stop, words)}
                  {stop.kind === 'air' && (
                    <span className="block text-sm text-muted">{words.stations[stop.station.kind]}</span>
                  )}
                </span>
                <span className={`shrink-0 tabular-nums ${reading ? 'font-semibold' : 'text-sm text-muted'}`}>
                  {reading ? readingWords(reading, words) : words.notRead}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </DialogSheet>
  )
}
