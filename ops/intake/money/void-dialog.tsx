import { useState } from 'react'
import { centsWords } from '#domain/money/cents.ts'
import { longestVoidReason, type MoneyEntry } from '#domain/money/entry.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { voidMoney } from './money-api.ts'
import { dayWords, entryTitle } from './money-words.ts'
import { useMoneyChange } from './use-money-change.ts'

type VoidDialogProps = { jobId: string; entry: MoneyEntry; onClose: () => void }

/** Takes an amount out of the balance, with the reason; it stays in sight. */
export function VoidDialog({ jobId, entry, onClose }: VoidDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { save, isBusy, problem } = useMoneyChange(
    jobId,
    (reason: string) => voidMoney(jobId, entry.id, { reason }),
    onClose,
  )

  function submit() {
    setTried(true)
    if (reason.trim()) save(reason.trim())
  }

  return (
    <EditDialog
      title={`Void ${centsWords(entry.amount_cents)}?`}
      save="Void"
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {problem && <Notice title={problem.detail} />}
      <p>
        {`${entryTitle(entry)}, ${dayWords(entry.on)}. It no longer counts toward the balance. It stays in this list with your reason, and is left out of the printed statement. You can’t undo this.`}
      </p>
      <Field
        label="Reason"
        autoComplete="off"
        maxLength={longestVoidReason}
        value={reason}
        error={isTried && !reason.trim() ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditDialog>
  )
}
