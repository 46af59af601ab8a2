import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useCodeWords } from '../../words/use-code-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { invalidateJob } from '../invalidate-queries.ts'
import { linkButton } from './link-button.ts'

type EnterCodeProps = { job: Pick<JobDetail, 'id' | 'facts' | 'has_access_code'> }

/** The code of the door, where the customer tells it after the call. An empty field saves nothing, and removes nothing. */
export function EnterCode({ job }: EnterCodeProps) {
  const words = useCodeWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={linkButton} onClick={() => setOpen(true)}>
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
  const words = useCodeWords()
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
  const [isMissing, setMissing] = useState(false)
  const fault = error ? problemOf(error, problems).detail : isMissing && words.missing
  return (
    <EditDialog
      title={has_access_code ? words.replace : words.enter}
      isSaving={isPending}
      onSave={() => {
        setMissing(code.trim() === '')
        if (!isPending && code.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <Field
        label={words.label}
        hint={has_access_code ? words.replaces : words.encrypted}
        {...(fault && { error: fault })}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        required
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          setMissing(false)
        }}
      />
    </EditDialog>
  )
}
