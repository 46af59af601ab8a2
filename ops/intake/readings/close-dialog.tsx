import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { ReadingWords } from '../../words/en-readings.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { leftToRead } from './left-to-read.ts'
import { placeOf, readingWords } from './shown-value.ts'
import { unusualStops } from './unusual.ts'
import type { Stop, Walk } from './walk.ts'

type CloseDialogProps = {
  walk: Walk
  isBusy: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Before a visit is closed: what nobody has read there, and what surprised. */
export function CloseDialog({ walk: { stops }, isBusy, error, onConfirm, onClose }: CloseDialogProps) {
  const words = useReadingWords()
  const { closing } = words
  const unusual = unusualStops(stops)
  const { points, stations } = leftToRead(stops)
  const hasAir = stops.some(({ kind }) => kind === 'air')
  const isMissing = points.length > 0 || stations.length > 0 || !hasAir
  return (
    <ConfirmDialog
      title={closing.title}
      isOpen
      action={closing.close}
      stay={isMissing || unusual.length > 0 ? closing.stay : undefined}
      isBusy={isBusy}
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isMissing && (
        <ul className="space-y-1 border-l-4 border-gold pl-3 font-semibold">
          {points.length > 0 && (
            <li>{points.length === 1 ? closing.point(points.join()) : closing.points(points.join(', '))}</li>
          )}
          {stations.length > 0 && <li>{closing.air(stations.join(', '))}</li>}
          {!hasAir && <li>{closing.noAir}</li>}
        </ul>
      )}
      {unusual.length > 0 && (
        <div className="border-l-4 border-gold pl-3">
          <p className="font-semibold">{closing.unusual}</p>
          <ul>
            {unusual.map((stop) => (
              <li key={stop.id} className="wrap-anywhere">
                {nameOf(stop, words)}:{' '}
                <strong className="font-semibold whitespace-nowrap">
                  {stop.read[0] && readingWords(stop.read[0], words)}
                </strong>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{closing.stands}</p>
    </ConfirmDialog>
  )
}

function nameOf(stop: Stop, words: ReadingWords) {
  const place = placeOf(stop, words)
  return stop.kind === 'point'
    ? `${stop.point.number}, ${place}`
    : `${place}, ${words.stations[stop.station.kind]}`
}
