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
      <p>The conversation ends. Whoever writes from the same connection is told to call until tomorrow.</p>
      <p className="text-muted">Chatbot settings, Spam and limits, lists who is blocked, and lifts it.</p>
    </ConfirmDialog>
  )
}
