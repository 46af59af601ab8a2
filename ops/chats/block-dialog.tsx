import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { useTurn } from './use-turn.ts'

type BlockDialogProps = { turn: ReturnType<typeof useTurn>; onClose: () => void }

/** Asks before nothing more is taken from whoever wrote the conversation. */
export function BlockDialog({ turn, onClose }: BlockDialogProps) {
  return (
    <ConfirmDialog
      title="Block this sender for a day?"
      isOpen
      onClose={onClose}
      action="End and block"
      isBusy={turn.isPending}
      error={turn.error}
      onConfirm={() => turn.mutate({ turn: 'block' }, { onSuccess: onClose })}
    >
      <p>The conversation ends. For a day, anyone on the same connection is told to call instead.</p>
      <p className="text-muted">You can lift the block in Chatbot settings, under Spam and limits.</p>
    </ConfirmDialog>
  )
}
