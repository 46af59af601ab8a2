import { useState } from 'react'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import type { Outcome } from '#domain/leads/lead-states.ts'
import { outcomes } from '#domain/leads/outcomes.ts'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { RadioGrid } from '../ui/radio-grid.tsx'
import { useWords } from '../words/use-words.ts'
import type { Moving } from './use-move-lead.ts'

type CloseDialogProps = { lead: LeadRow; moving: Moving }

/** Asks how a request ended. */
export function CloseDialog({ lead, moving: { save, dismiss, isBusy, fault } }: CloseDialogProps) {
  const { choices, moving } = useWords()
  const words = moving.close
  const [outcome, setOutcome] = useState<Outcome | ''>(lead.status === 'scheduled' ? 'done' : '')
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)

  function submit() {
    setTried(true)
    if (!outcome) return
    const duplicate_of = outcome === 'duplicate' && reference.trim() ? { duplicate_of: reference } : {}
    save({ status: 'closed', outcome, ...duplicate_of })
  }

  return (
    <EditDialog
      title={words.title(lead.name)}
      save={words.save}
      isSaving={isBusy}
      onSave={submit}
      onClose={dismiss}
    >
      {fault && <Notice title={fault.detail} />}
      <RadioGrid
        label={words.outcome}
        value={outcome}
        options={outcomes.map(({ value }) => ({ value, label: choices.outcome(value) }))}
        error={isTried && !outcome ? words.choose : undefined}
        onChange={setOutcome}
      />
      {outcome === 'duplicate' && (
        <Field
          label={words.reference}
          hint={words.referenceHint}
          placeholder="R-2611-0K7XA"
          maxLength={20}
          autoComplete="off"
          value={reference}
          error={fault?.fields['duplicate_of']?.[0]}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
    </EditDialog>
  )
}
