import { useState } from 'react'
import * as z from 'zod'
import { ProblemDecision, type SyncProblem } from '#domain/sync/problem.ts'
import { problemOf } from '../problem.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Deciding } from './use-decide.ts'
import { kindOf, requestWords } from './words.ts'

/** A decision that needs a reason. */
export type Asking = { state: 'sent_back' | 'discarded'; problem: SyncProblem }

const longestReason = 500

type ReasonDialogProps = { asking: Asking; deciding: Deciding; onClose: () => void }

/** Asks why something is sent back or discarded: the person in the field reads it. */
export function ReasonDialog({ asking: { state, problem }, deciding, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { name } = problem.by

  function submit() {
    const read = ProblemDecision.safeParse({ state, reason: reason.trim() })
    setError(read.success ? undefined : z.flattenError(read.error).fieldErrors.reason?.[0])
    if (read.success) deciding.mutate({ problems: [problem], ...read.data })
  }

  const field = (
    <TextArea
      label="Reason"
      hint={`${name} will see this on their device.`}
      maxLength={longestReason}
      value={reason}
      error={error}
      readOnly={deciding.isPending}
      onChange={({ target }) => setReason(target.value)}
    />
  )
  if (state === 'discarded')
    return (
      <ConfirmDialog
        title={`Discard the ${kindOf(problem)} by ${name}?`}
        isOpen
        onClose={onClose}
        action="Discard"
        isBusy={deciding.isPending}
        error={deciding.error}
        onConfirm={submit}
      >
        <p>{`It won’t be added to ${requestWords(problem.customer)}. This can’t be undone.`}</p>
        {field}
      </ConfirmDialog>
    )
  return (
    <EditDialog
      title={`Send back the ${kindOf(problem)} to ${name}`}
      save="Send back"
      isSaving={deciding.isPending}
      onSave={submit}
      onClose={onClose}
    >
      <p>{name} can then send it again or discard it.</p>
      {field}
      {deciding.error && <Notice title={problemOf(deciding.error).detail} />}
    </EditDialog>
  )
}
