import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useForeignLang, useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { letKeysScroll } from './let-keys-scroll.ts'

export type DialogSheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** In place of "Close"; null where there is nothing below: a cross closes it then. */
  actions?: ReactNode
  /** A cross beside the title closes it; the actions need no button for that. */
  hasCross?: boolean
  /** As wide as the window, for what is read in it. */
  isWide?: boolean
  /** Interrupts, and wants an answer. */
  isQuestion?: boolean
  /** A press beside it does not close it: what is in it would be lost. */
  staysOpen?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** A dialog in the middle of a desktop, a sheet from below on a phone. The keyboard stays in it and returns afterwards. */
export function DialogFrame({
  title,
  isOpen,
  onClose,
  children,
  actions,
  hasCross,
  isWide,
  isQuestion,
  staysOpen = isQuestion,
  initialFocus,
}: DialogSheetProps) {
  const { ui } = useFirstWords()
  const lang = useForeignLang()
  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal={staysOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Dialog.Portal>
        {/* A question about a dialog stands over it, and dims it too. */}
        <Dialog.Backdrop
          forceRender={isQuestion ?? false}
          className={`fixed inset-0 bg-black/60 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 ${isQuestion ? 'z-50' : 'z-40'}`}
        />
        <Dialog.Popup
          role={isQuestion ? 'alertdialog' : 'dialog'}
          lang={lang}
          initialFocus={initialFocus}
          className={`${isWide ? 'sm:w-[calc(100vw-2rem)] max-h-[96dvh]' : 'sm:w-[min(28rem,calc(100vw-2rem))] max-h-[92dvh]'} fixed inset-x-0 bottom-0 z-50 flex flex-col cramped:block cramped:overflow-y-auto border-t-4 border-gold bg-sheet px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] transition-[translate,opacity] duration-150 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-1/2 sm:p-6 sm:data-ending-style:-translate-y-1/2 sm:data-starting-style:-translate-y-1/2`}
        >
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className="font-display text-[min(1.875rem,9.5vw)] leading-tight text-pretty wrap-anywhere">
              {title}
            </Dialog.Title>
            {hasCross && (
              <Dialog.Close
                aria-label={ui.close}
                className="-mt-1.5 -mr-2 grid size-12 shrink-0 place-items-center rounded-sm hover:bg-wash"
              >
                <X aria-hidden className="size-6" />
              </Dialog.Close>
            )}
          </div>
          {/* The margin leaves room for the ring around what has the keyboard. */}
          <div
            ref={letKeysScroll}
            className="-mx-1.5 min-h-0 overflow-y-auto cramped:overflow-visible overscroll-contain px-1.5 pb-1.5"
          >
            {children}
          </div>
          {actions !== undefined ? (
            actions && (
              <div className="mt-4 flex shrink-0 flex-col gap-2 sm:flex-row-reverse sm:flex-wrap">
                {actions}
              </div>
            )
          ) : (
            <Dialog.Close className={`mt-4 w-full shrink-0 ${button('plain')}`}>{ui.close}</Dialog.Close>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
