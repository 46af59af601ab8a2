import { useId, useState } from 'react'
import type { Problem } from '../problem.ts'
import { button } from '../ui/button.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { inputClass } from '../ui/field-frame.tsx'
import { Notice } from '../ui/notice.tsx'

type ReasonDialogProps = {
  title: string
  lead: string
  action: string
  isBusy: boolean
  fault: Problem | null
  onClose: () => void
  onReason: (reason: string) => void
}

const longestReason = 500

/** Asks why, before something goes back to the field or is discarded. */
export function ReasonDialog({ title, lead, action, isBusy, fault, onClose, onReason }: ReasonDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && reason.trim() === ''

  function submit() {
    setTried(true)
    if (reason.trim() !== '' && !isBusy) onReason(reason.trim())
  }

  return (
    <DialogSheet
      title={title}
      isOpen
      staysOpen
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button('gold')} aria-disabled={isBusy} onClick={submit}>
            {isBusy ? 'One moment...' : action}
          </button>
          <button type="button" className={button('plain')} onClick={onClose}>
            Cancel
          </button>
        </>
      }
    >
      <p className="mt-2 text-muted">{lead}</p>
      <label htmlFor={id} className="mt-3 block font-semibold">
        Reason
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={longestReason}
        className={`${inputClass} mt-1 block w-full px-3 py-2`}
        value={reason}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {isMissing && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-red">
          Say why, so that the person in the field knows.
        </p>
      )}
      {fault && <Notice title={fault.detail} />}
    </DialogSheet>
  )
}
