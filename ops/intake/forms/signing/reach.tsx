import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../../session/may.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSigningLinksWords } from '../../../words/use-signing-links-words.ts'
import { useChangeFacts } from '../../facts/use-change-facts.ts'

/** The address that is missing, for whoever may change the facts of the job. */
export function AddEmail({ job }: { job: JobDetail }) {
  const words = useSigningLinksWords()
  const mayEdit = useMay('intake.edit')
  const [typed, setTyped] = useState('')
  const { save, isBusy, problem } = useChangeFacts(job, () => {})
  if (!mayEdit) return null
  const email = typed.trim()
  const told = problem?.fields['email']?.[0]

  function submit() {
    if (!isBusy && email) save({ changes: { email }, revision: job.revision, base: job.facts })
  }

  return (
    <form
      noValidate
      className="mt-1 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <Field
          label={words.email}
          type="email"
          autoComplete="off"
          value={typed}
          error={told}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button type="submit" className={`min-h-12 ${button('plain')}`} aria-disabled={isBusy || !email}>
        {words.saveEmail}
      </button>
      {problem && !told && <Notice title={problem.detail} />}
    </form>
  )
}

/** To where the customer’s consent and phone number are changed. */
export function ToPeople({ job }: { job: Pick<JobDetail, 'id'> }) {
  const words = useSigningLinksWords()
  if (!useMay('intake.edit')) return null
  return (
    <Link to="/ops/intake/$id/people" params={{ id: job.id }} className={`-ml-4 min-h-11 ${button('quiet')}`}>
      {words.toPeople}
    </Link>
  )
}
