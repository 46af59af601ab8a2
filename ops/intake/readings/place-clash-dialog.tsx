import type { PlaceClash } from '../../outbox/place-clash.ts'
import type { Chosen } from '../../outbox/panel/field-decision.tsx'
import { PlaceDecision } from '../../outbox/panel/place-decision.tsx'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'

type ClashDialogProps = {
  jobId: string
  clash: PlaceClash
  at: number
  decide: (chosen: Chosen) => Promise<unknown>
  onClose: () => void
}

/** Someone else changed the same of a point or a station while its form stood open: both versions, and which of them counts. */
export function PlaceClashDialog({ jobId, clash, at, decide, onClose }: ClashDialogProps) {
  const { bothChanged } = useReadingWords()
  return (
    <DialogSheet title={bothChanged} isOpen staysOpen hasCross actions={null} onClose={onClose}>
      <PlaceDecision key={clash.theirs.revision} {...{ jobId, clash, at }} onDecide={decide} />
    </DialogSheet>
  )
}
