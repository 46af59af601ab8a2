import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type ModalDialogProps = { labelledBy: string; onClose: () => void; children: ReactNode }

/**
 * The browser's own dialog: it stands over a dialog that is open already, keeps the keyboard, and gives it back to what had
 * it. What is typed there and below knows nothing of each other.
 */
export function ModalDialog({ labelledBy, onClose, children }: ModalDialogProps) {
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
