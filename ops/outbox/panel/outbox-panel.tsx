import { memo, useRef } from 'react'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useWords } from '../../words/use-words.ts'
import { outboxView } from '../outbox-view.ts'
import { titleWords } from './entry-words.ts'
import { isAsking, PanelLists } from './panel-lists.tsx'
import { useIsChecking } from './use-is-checking.ts'
import { useUnsavedForms, useUnsavedNotes } from './use-unsaved.ts'

type OutboxPanelProps = { isOpen: boolean; onClose: () => void; entryId: string | null }

/**
 * Each thing that was done on this device and where it stands. It stays mounted: what it lists is drawn, and drawn again, only while it
 * is open.
 */
export const OutboxPanel = memo(function OutboxPanel({ isOpen, onClose, entryId }: OutboxPanelProps) {
  const { field } = useWords()
  const notes = useUnsavedNotes().length
  const forms = useUnsavedForms().length
  const isChecking = useIsChecking()
  const first = useRef<HTMLHeadingElement>(null)
  const hasAsking = outboxView.usePart(({ entries }) => entries.some(isAsking))
  const title = outboxView.usePart(({ entries, bursts }) => {
    const photos = bursts.reduce((sum, { missing }) => sum + missing.length, 0)
    return titleWords({ entries, notes, forms, photos }, field)
  })
  return (
    <DialogSheet
      title={isChecking ? field.outbox.checking : title}
      isOpen={isOpen}
      onClose={onClose}
      hasCross
      actions={null}
      initialFocus={hasAsking ? first : undefined}
    >
      <PanelLists first={first} entryId={entryId} onClose={onClose} />
    </DialogSheet>
  )
})
