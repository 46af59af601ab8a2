import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { leftToRead } from './left-to-read.ts'
import type { Walk } from './walk.ts'

type CloseDialogProps = {
  walk: Walk
  isBusy: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Before a visit is closed: what nobody has read there. */
export function CloseDialog({ walk: { stops }, isBusy, error, onConfirm, onClose }: CloseDialogProps) {
  const { closing } = useReadingWords()
  const { points, stations } = leftToRead(stops)
  const hasAir = stops.some(({ kind }) => kind === 'air')
  const isMissing = points.length > 0 || stations.length > 0 || !hasAir
  return (
    <ConfirmDialog
      title={closing.title}
      isOpen
      action={closing.close}
      stay={isMissing ? closing.stay : undefined}
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
      <p>{closing.stands}</p>
    </ConfirmDialog>
  )
}
