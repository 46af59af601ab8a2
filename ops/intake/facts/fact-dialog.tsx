import { useState } from 'react'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { factWords } from '#domain/jobs/facts/fact-words.ts'
import { valueWords } from '#domain/jobs/facts/value-words.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { changeJob } from '../jobs-api.ts'
import { useChangeJob } from '../job/use-change-job.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FactGroup } from './fact-groups.ts'
import { FactField } from './fact-field.tsx'
import type { EnteredFact } from './fact-kinds.ts'
import { readTyped, typedOf } from './typed-facts.ts'

type FactDialogProps = { job: JobDetail; group: FactGroup; onClose: () => void }

/** Edits a group of facts. What someone else changed meanwhile is shown beside what was typed: saving again keeps what was typed. */
export function FactDialog({ job, group, onClose }: FactDialogProps) {
  const [opened] = useState(() => ({ facts: job.facts, revision: job.revision }))
  const before = typedOf(group.names, opened.facts)
  const [typed, setTyped] = useState(before)
  const [errors, setErrors] = useState<Partial<Record<EnteredFact, string>>>({})
  const [seen, setSeen] = useState(opened.revision)
  const { save, isBusy, problem } = useChangeJob(
    job,
    (changes: FactChanges) => changeJob(job.id, { changes, revision: seen }),
    onClose,
  )
  const isBehind = problem?.status === 409
  const others = group.names.filter(
    (name) => isBehind && valueWords(name, job.facts[name]) !== valueWords(name, opened.facts[name]),
  )

  function submit() {
    const read = readTyped(typed, before)
    if ('errors' in read) return setErrors(read.errors)
    setErrors({})
    if (Object.keys(read.changes).length === 0) return onClose()
    if (isBehind) setSeen(job.revision)
    save(read.changes)
  }

  return (
    <EditDialog title={group.title} isSaving={isBusy} onSave={submit} onClose={onClose}>
      {problem && (
        <Notice title={problem.detail}>
          {others.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {others.map((name) => (
                <li key={name}>
                  {`Now saved as ${factWords[name]}: ${valueWords(name, job.facts[name]) || 'not known'}`}
                </li>
              ))}
            </ul>
          )}
          {isBehind && <p className="mt-1">Save again to keep what you typed.</p>}
        </Notice>
      )}
      {group.names.map((name) => (
        <FactField
          key={name}
          name={name}
          value={typed[name] ?? ''}
          error={errors[name] ?? problem?.fields[name]?.[0]}
          onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
        />
      ))}
    </EditDialog>
  )
}
