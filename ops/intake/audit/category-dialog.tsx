import { useState } from 'react'
import { isFiller } from '#domain/file-audit/filler.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useJobWrite } from '../use-job-write.ts'

const longestReason = 300

/** What the category of the water is now, and what whoever looked saw. The earlier ones stay. */
export function CategoryDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const { category: words } = useFileAuditWords()
  const [value, setValue] = useState(String(job.categories.at(-1)?.category ?? ''))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { save, isBusy, problem } = useJobWrite(job, onClose)
  const options = words.names.map((name, nth) => ({ value: String(nth + 1), label: `${nth + 1}: ${name}` }))

  function send() {
    setTried(true)
    const said = reason.trim()
    if (!value || isFiller(said)) return
    save({ write: { kind: 'job_category', category: Number(value), reason: said }, base: null })
  }

  return (
    <EditDialog title={words.title} save={words.save} isSaving={isBusy} onSave={send} onClose={onClose}>
      {problem && <Notice title={problem.detail} />}
      <RadioGrid
        label={words.label}
        value={value}
        options={options}
        onChange={setValue}
        {...(isTried && !value && { error: words.chooseOne })}
      />
      <Field
        label={words.reason}
        value={reason}
        autoComplete="off"
        maxLength={longestReason}
        onChange={({ target }) => setReason(target.value)}
        {...(isTried && isFiller(reason) && { error: words.sayWhy })}
      />
    </EditDialog>
  )
}
