import { useId, useState, type ReactNode, type RefObject } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { DialogSheet } from './dialog-sheet.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { LeaveQuestion } from './leave-question.tsx'

type EditDialogProps = {
  title: string
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
  save?: string
  /** The way back, where “Cancel” could mean what is done here. */
  stay?: string
  /** Where the keyboard stands at first, if not at the first field. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What can be done beside saving, away from it. */
  also?: ReactNode
  /** What is typed stays on this device: whoever closes it half filled in is asked whether it should. */
  draft?: { isDirty: boolean; clear: () => void }
}

/** A dialog in which something is changed. Enter saves; a press beside it does not close it, since what is typed would be lost. */
export function EditDialog({
  title,
  isSaving,
  onSave,
  onClose,
  children,
  save,
  stay,
  also,
  initialFocus,
  draft,
}: EditDialogProps) {
  const { ui } = useFirstWords()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const close = () => (draft?.isDirty ? setAsking(true) : onClose())
  return (
    <DialogSheet
      title={title}
      isOpen
      staysOpen
      {...(initialFocus && { initialFocus })}
      onClose={close}
      actions={
        <>
          <button type="submit" form={id} className={button('gold')} aria-disabled={isSaving}>
            {isSaving ? ui.saving : (save ?? ui.save)}
          </button>
          <button type="button" className={button('plain')} onClick={close}>
            {stay ?? ui.cancel}
          </button>
          {also}
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="mt-4 space-y-4"
        aria-busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the screen below is not sent by this one.
          event.stopPropagation()
          if (isSaving) return
          onSave()
          focusFirstError(event.currentTarget)
        }}
      >
        {children}
      </form>
      <LeaveQuestion
        isOpen={isAsking}
        onStay={() => setAsking(false)}
        onKeep={onClose}
        onDiscard={() => {
          draft?.clear()
          onClose()
        }}
      />
    </DialogSheet>
  )
}

type RemoveButtonProps = { isBusy?: boolean; onClick: () => void }

export function RemoveButton({ isBusy = false, onClick }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={`sm:mr-auto ${button('quiet')}`}
      aria-disabled={isBusy}
      onClick={() => isBusy || onClick()}
    >
      Remove
    </button>
  )
}
