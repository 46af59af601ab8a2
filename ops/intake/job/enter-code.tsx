import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { invalidateJob } from '../invalidate-queries.ts'

type EnterCodeProps = { job: Pick<JobDetail, 'id' | 'facts' | 'has_access_code'> }

/** The code of the door, where the customer tells it after the call. An empty one removes the one that is saved. */
export function EnterCode({ job }: EnterCodeProps) {
  const { code: words } = useJobWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="block min-h-11 text-left font-semibold underline decoration-gold decoration-2 underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {job.has_access_code ? words.replace : words.enter}
      </button>
      {isOpen && <CodeDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}

function CodeDialog({
  job: { id, facts, has_access_code },
  onClose,
}: EnterCodeProps & { onClose: () => void }) {
  const { code: words } = useJobWords()
  const { problems } = useFirstWords()
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => submitWrite({ id, name: facts.name ?? '' }, { kind: 'access_code', code: code.trim() }),
    onSuccess() {
      void invalidateJob(client, id)
      onClose()
    },
  })
  const isEmpty = code.trim() === '' && !has_access_code
  return (
    <EditDialog
      title={has_access_code ? words.replace : words.enter}
      isSaving={isPending}
      onSave={() => isPending || isEmpty || mutate()}
      onClose={onClose}
    >
      <Field
        label={words.label}
        hint={has_access_code ? words.emptyRemoves : words.encrypted}
        {...(error && { error: problemOf(error, problems).detail })}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        required={!has_access_code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </EditDialog>
  )
}
