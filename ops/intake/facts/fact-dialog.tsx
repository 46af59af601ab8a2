import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { useUser } from '../../session/may.ts'
import { LeftDraft } from '../../ui/left-draft.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isDraftStored, useDraftForm } from '../../ui/use-draft-form.ts'
import type { FactGroup } from './fact-groups.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { FactField } from './fact-field.tsx'
import type { EnteredFact } from './fact-kinds.ts'
import { readTyped, StoredTyped, typedOf } from './typed-facts.ts'
import { useChangeFacts } from './use-change-facts.ts'

type FactDialogProps = { job: JobDetail; group: FactGroup; onClose: () => void }

/** Edits a group of facts. What is typed stays on this device until it is saved. What someone else changed meanwhile is shown beside what was typed: saving again keeps what was typed. */
export function FactDialog({ job, group, onClose }: FactDialogProps) {
  const [opened] = useState(() => ({ facts: job.facts, revision: job.revision }))
  const before = typedOf(group.names, opened.facts)
  const key = [useUser()?.id ?? '', 'facts', job.id, group.title].join(':')
  const [wasLeft, setWasLeft] = useState(() => isDraftStored(key))
  const draft = useDraftForm({ key, base: before, schema: StoredTyped })
  const { values: typed, change, clear } = draft
  const [errors, setErrors] = useState<Partial<Record<EnteredFact, string>>>({})
  const [seen, setSeen] = useState(opened.revision)
  const { editing, facts } = useJobWords()
  const close = () => {
    clear()
    onClose()
  }
  const { save, isBusy, problem } = useChangeFacts(job, close)
  const isBehind = problem?.status === 409
  const others = group.names.filter(
    (name) => isBehind && facts.value(name, job.facts[name]) !== facts.value(name, opened.facts[name]),
  )

  function submit() {
    const read = readTyped(typed, before)
    if ('errors' in read) return setErrors(read.errors)
    setErrors({})
    if (Object.keys(read.changes).length === 0) return close()
    // Saved over what someone else changed, it is made from what they saved.
    const from = isBehind ? job : { ...opened, revision: seen }
    setSeen(from.revision)
    save({ changes: read.changes, revision: from.revision, base: from.facts })
  }

  return (
    <EditDialog
      title={editing.group(group.title)}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
      draft={draft}
    >
      {wasLeft && (
        <LeftDraft
          words={editing.draft}
          startOver={editing.startOver}
          onStartOver={() => {
            clear()
            setWasLeft(false)
          }}
        />
      )}
      {problem && (
        <Notice title={problem.detail}>
          {others.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {others.map((name) => (
                <li key={name}>{editing.nowSaved(facts.label(name), facts.value(name, job.facts[name]))}</li>
              ))}
            </ul>
          )}
          {isBehind && <p className="mt-1">{editing.saveAgain}</p>}
        </Notice>
      )}
      {group.names.map((name) => (
        <FactField
          key={name}
          name={name}
          value={typed[name] ?? ''}
          error={errors[name] === undefined ? problem?.fields[name]?.[0] : facts.wrong(errors[name])}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </EditDialog>
  )
}
