import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useCallWords } from '../../words/use-call-words.ts'
import type { Draft } from './draft.ts'

type DiscardDialogProps = { draft: Draft; isOpen: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before a call is thrown away, and says what of it the office has. */
export function DiscardDialog({ draft, isOpen, onClose, onConfirm }: DiscardDialogProps) {
  const { startOver } = useCallWords()
  return (
    <ConfirmDialog
      title={startOver.ask}
      isOpen={isOpen}
      onClose={onClose}
      action={startOver.yes}
      stay={startOver.stay}
      isBusy={false}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      <p>{draft.saved ? startOver.ofSaved : startOver.ofUnsaved}</p>
    </ConfirmDialog>
  )
}
