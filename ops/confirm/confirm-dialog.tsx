import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmForm } from './confirm-form.tsx'
import { answerQuestion } from './question.ts'

/**
 * The browser's own dialog: it stands over a dialog that is open already, keeps the keyboard, and gives it back to what had
 * it. What is typed there and below knows nothing of each other.
 */
export function ConfirmDialog({ username }: { username: string }) {
  const id = useId()
  return (
    <ModalDialog labelledBy={id} onClose={() => answerQuestion(false)}>
      <h2 id={id} className="font-display text-3xl text-pretty">
        Confirm it’s you
      </h2>
      <p className="mt-2 mb-5 text-muted">
        This action needs extra security. After you confirm, it continues automatically, and you won’t be
        asked again for ten minutes.
      </p>
      <ConfirmForm
        username={username}
        onDone={() => answerQuestion(true)}
        onCancel={() => answerQuestion(false)}
      />
    </ModalDialog>
  )
}

type ModalDialogProps = { labelledBy: string; onClose: () => void; children: ReactNode }

function ModalDialog({ labelledBy, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      // The dialog below listens for the same key, and would close with it.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-y-auto border-t-4 border-gold bg-sheet px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink backdrop:bg-black/60 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(28rem,calc(100vw-2rem))] sm:-translate-1/2 sm:p-6"
    >
      {children}
    </dialog>,
    document.body,
  )
}
