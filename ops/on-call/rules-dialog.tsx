import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../ui/notify.ts'
import * as z from 'zod'
import { AlertRules } from '#domain/alerts/alert-rules.ts'
import { putAlertRules } from '../alerts/alerts-api.ts'
import { problemOf } from '../problem.ts'
import { CheckField } from '../ui/check-field.tsx'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { invalidateAlertRules } from '../alerts/queries.ts'

export function RulesDialog({ rules, onClose }: { rules: AlertRules; onClose: () => void }) {
  const client = useQueryClient()
  const [isOn, setOn] = useState(rules.is_on)
  const [first, setFirst] = useState(String(rules.first_after_seconds / 60))
  const [then, setThen] = useState(String(rules.then_after_seconds / 60))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const save = useMutation({
    mutationFn: putAlertRules,
    onSuccess() {
      notify('Alert rules saved')
      onClose()
    },
    onSettled: () => void invalidateAlertRules(client),
  })

  function submit() {
    const read = AlertRules.safeParse({
      is_on: isOn,
      first_after_seconds: secondsOf(first),
      then_after_seconds: secondsOf(then),
      revision: rules.revision,
    })
    setErrors(read.success ? {} : z.flattenError(read.error).fieldErrors)
    if (read.success) save.mutate(read.data)
  }

  return (
    <EditDialog title="Alert rules" isSaving={save.isPending} onSave={submit} onClose={onClose}>
      <CheckField
        label="Send alerts for new requests"
        hint="When this is off, new requests don’t send alerts. Alerts already under way continue."
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Alert the backup after"
          hint="Minutes without an answer"
          inputMode="decimal"
          value={first}
          error={errors['first_after_seconds']?.[0]}
          onChange={(event) => setFirst(event.target.value)}
        />
        <Field
          label="Alert everyone after"
          hint="Minutes after the first alert"
          inputMode="decimal"
          value={then}
          error={errors['then_after_seconds']?.[0]}
          onChange={(event) => setThen(event.target.value)}
        />
      </div>
      {save.error && <Notice title={problemOf(save.error).detail} />}
    </EditDialog>
  )
}

/** Null, which the rules refuse with a sentence, where no number was typed. */
function secondsOf(typed: string) {
  const minutes = Number(typed.trim().replace(',', '.') || 'nothing')
  return Number.isFinite(minutes) ? Math.round(minutes * 60) : null
}
