import { useState } from 'react'
import * as z from 'zod'
import type { AnswerLines } from '#domain/submissions/answer-lines.ts'
import type { Submission } from './review-api.ts'
import { longestReason } from '#domain/jobs/reason.ts'
import { problemOf } from '../problem.ts'
import { useUser } from '../session/may.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useDraftForm } from '../ui/use-draft-form.ts'
import type { Deciding } from './use-decision.ts'

type DialogProps = { submission: Submission; deciding: Deciding; onClose: () => void }

/** A sentence to whoever filled it in, at the field that it is about. */
export function FixDialog({
  submission,
  answers,
  signed,
  deciding,
  onClose,
}: DialogProps & { answers: readonly AnswerLines[]; signed: readonly string[] }) {
  const { by, title } = submission
  const reason = useReason(`fix:${submission.id}`)
  const { field } = reason
  const onSave = () => {
    const written = reason.read(`Write what ${by} should fix.`)
    if (written)
      deciding.mutate(
        { decision: 'request-fix', reason: written, ...(field && { field }) },
        { onSuccess: reason.done(onClose) },
      )
  }
  return (
    <EditDialog
      title={`Request a fix of ${title.en}`}
      save="Request the fix"
      isSaving={deciding.isPending}
      onSave={onSave}
      onClose={onClose}
      draft={reason.draft}
    >
      {signed.length > 0 && (
        <p className="border-l-4 border-gold pl-3">
          A changed answer takes away {signed.length === 1 ? 'the signature' : 'the signatures'} of{' '}
          {new Intl.ListFormat('en-US').format(signed)}, who {signed.length === 1 ? 'signs' : 'sign'} again.
        </p>
      )}
      <TextArea
        label={`What should ${by} fix?`}
        hint={`${by} is notified and reads this with the form.`}
        maxLength={longestReason}
        value={reason.text}
        error={reason.error}
        readOnly={deciding.isPending}
        onChange={({ target }) => reason.change(target.value)}
      />
      <SelectField
        label="At which field?"
        none="The whole form"
        value={field}
        options={answers.map((answer) => ({ value: answer.field, label: answer.label }))}
        onChange={({ target }) => reason.at(target.value)}
      />
      {deciding.error && <Notice title={whyWords(deciding.error)} />}
    </EditDialog>
  )
}

/** Asks why something that is locked is opened, or is void from now on. */
export function ReasonDialog({
  decision,
  submission,
  deciding,
  onClose,
}: DialogProps & { decision: 'amend' | 'void' }) {
  const { title, by } = submission
  const reason = useReason(`${decision}:${submission.id}`)
  const submit = () => {
    const written = reason.read('Enter the reason.')
    if (written) deciding.mutate({ decision, reason: written }, { onSuccess: reason.done(onClose) })
  }
  const field = (
    <TextArea
      label="Reason"
      maxLength={longestReason}
      value={reason.text}
      error={reason.error}
      readOnly={deciding.isPending}
      onChange={({ target }) => reason.change(target.value)}
    />
  )
  if (decision === 'void')
    return (
      <ConfirmDialog
        title={`Void ${title.en}?`}
        isOpen
        onClose={onClose}
        action="Void"
        isBusy={deciding.isPending}
        error={deciding.error}
        onConfirm={submit}
      >
        <p>
          It stays in the record with its paper, marked as void, and anyone who checks the paper learns that
          it is void.
        </p>
        {field}
      </ConfirmDialog>
    )
  return (
    <EditDialog
      title={`Amend ${title.en}`}
      save="Open for an amendment"
      isSaving={deciding.isPending}
      onSave={submit}
      onClose={onClose}
      draft={reason.draft}
    >
      <p>
        {by} fills in a new revision, which everyone signs again. This one stays as it is, and counts until
        the new one has arrived.
      </p>
      {field}
      {deciding.error && <Notice title={whyWords(deciding.error)} />}
    </EditDialog>
  )
}

const nothing = { text: '', field: '' }
const Written = z.object({ text: z.string(), field: z.string() }).partial()

/** What is written stays on this device until it is sent or thrown away, however the dialog is closed. */
function useReason(what: string) {
  const userId = useUser()?.id ?? ''
  const draft = useDraftForm({ key: `${userId}:${what}`, base: nothing, schema: Written })
  const [error, setError] = useState<string>()
  const { text, field } = draft.values
  return {
    text,
    field,
    error,
    draft,
    change: (written: string) => draft.change({ text: written }),
    at: (chosen: string) => draft.change({ field: chosen }),
    /** What was written, or null where nothing was. */
    read(missing: string) {
      const written = text.trim()
      setError(written ? undefined : missing)
      return written || null
    },
    done: (close: () => void) => () => {
      draft.clear()
      close()
    },
  }
}

function whyWords(error: unknown) {
  const { code, detail } = problemOf(error)
  return code === 'submission-moved-on'
    ? 'This form changed while you looked at it. Close this and look at it again.'
    : detail
}
