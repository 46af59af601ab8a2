import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { displayPhone } from '#domain/leads/phone.ts'
import { PreferencesRevision } from '#domain/preferences/preference.ts'
import { problemOf } from '../problem.ts'
import { CheckField } from '../ui/check-field.tsx'
import { Field } from '../ui/field.tsx'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { Notice } from '../ui/notice.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { useDraftForm } from '../ui/use-draft-form.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { AlertDraft, preferencesOf, valuesOf } from './alerts-values.ts'
import { DeviceNotifications } from './device-notifications.tsx'
import { changePreferences, type Profile } from './profile-api.ts'
import { useProfileChange } from './use-profile-change.ts'
import { invalidateProfile } from './queries.ts'

/** How a person gets alerts, and their quiet hours. */
export function AlertsPart({ person }: { person: Profile }) {
  const { ui } = useWords()
  const profile = useProfileWords()
  const words = profile.alerts
  const { preferences } = person
  const client = useQueryClient()
  const form = useDraftForm({ key: `${person.id}:alerts`, base: valuesOf(preferences), schema: AlertDraft })
  const { values, change } = form
  const [wrongTimes, setWrongTimes] = useState<{ from?: string; until?: string }>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)

  const save = useProfileChange<PreferencesRevision>({
    change: changePreferences,
    done: words.saved,
    onDone: form.clear,
    onError(error) {
      const { status, detail } = problemOf(error)
      if (status !== 409) return
      setConflict(detail)
      void invalidateProfile(client)
    },
  })

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    setConflict(null)
    const read = PreferencesRevision.safeParse({ ...preferences, ...preferencesOf(values) })
    const issues = read.error?.issues ?? []
    const at = (name: string) => issues.find(({ path }) => path.at(-1) === name)?.message
    setWrongTimes({ from: at('from'), until: at('until') })
    if (read.success) save.mutate(read.data)
    else focusFirstError(element.current)
  }

  return (
    <form ref={element} noValidate aria-label={profile.part.alerts} onSubmit={onSubmit}>
      {conflict && <Notice title={conflict}>{profile.conflict}</Notice>}
      {save.error && !conflict && <Notice title={ui.notSaved}>{problemOf(save.error).detail}</Notice>}
      <FormSection title={words.ways} lead={words.waysLead}>
        <Wide>
          <CheckField
            label={words.mail}
            hint={words.mailTo(person.email)}
            checked={values.alert_by_mail}
            onChange={({ target }) => change({ alert_by_mail: target.checked })}
          />
          <CheckField
            label={words.text}
            hint={words.textTo(displayPhone(person.mobile))}
            checked={values.alert_by_text}
            onChange={({ target }) => change({ alert_by_text: target.checked })}
          />
        </Wide>
      </FormSection>
      <DeviceNotifications person={person.id} />
      <FormSection title={words.quiet} lead={words.quietLead}>
        <Wide>
          <CheckField
            label={words.isQuiet}
            checked={values.is_quiet}
            onChange={({ target }) => change({ is_quiet: target.checked })}
          />
        </Wide>
        {values.is_quiet && (
          <>
            <Field
              label={words.from}
              type="time"
              value={values.from}
              error={wrongTimes.from}
              hint={words.zone}
              onChange={({ target }) => change({ from: target.value })}
            />
            <Field
              label={words.until}
              type="time"
              value={values.until}
              error={wrongTimes.until}
              onChange={({ target }) => change({ until: target.value })}
            />
          </>
        )}
      </FormSection>
      <SaveBar
        words={form.isDirty ? ui.kept : ''}
        action={ui.save}
        isBusy={save.isPending}
        cancel={{ words: ui.cancel, act: form.clear }}
      />
      <LeaveGuard isDirty={form.isDirty && !save.isPending} onDiscard={form.clear} isInSearch />
    </form>
  )
}
