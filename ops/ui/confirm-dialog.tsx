import { useRef, type ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { DialogSheet } from './dialog-sheet.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  /** As a question: "Suspend Ann Miller?" */
  title: string
  isOpen: boolean
  onClose: () => void
  /** What will happen, and what stays. */
  children: ReactNode
  /** The verb again: "Suspend". */
  action: string
  isBusy: boolean
  error?: unknown
  onConfirm: () => void
}

/** Asks before an action that affects others. The focus starts on Cancel. */
export function ConfirmDialog({
  title,
  isOpen,
  onClose,
  children,
  action,
  isBusy,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const { ui, problems } = useFirstWords()
  const wayBack = useRef<HTMLButtonElement>(null)
  return (
    <DialogSheet
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isQuestion
      initialFocus={wayBack}
      actions={
        <>
          <button
            type="button"
            className={button('gold')}
            aria-disabled={isBusy}
            onClick={() => isBusy || onConfirm()}
          >
            {isBusy ? ui.moment : action}
          </button>
          <button ref={wayBack} type="button" className={button('plain')} onClick={onClose}>
            {ui.cancel}
          </button>
        </>
      }
    >
      <div className="mt-3 space-y-3">
        {children}
        {Boolean(error) && <Notice title={problemOf(error, problems).detail} />}
      </div>
    </DialogSheet>
  )
}
