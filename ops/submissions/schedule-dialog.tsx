import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { usualWindows } from '#domain/leads/schedule/schedule.ts'
import { useMay, useUser } from '../session/may.ts'
import { FillLink } from '../ui/fill-link.tsx'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { RadioGrid } from '../ui/radio-grid.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { overlapWords, personOnDay } from './busy-words.ts'
import { assigneesQuery, scheduledQuery } from './queries.ts'
import {
  draftOfSchedule,
  faultsOfSchedule,
  onDay,
  otherWindow,
  whoGoes,
  windowsOn,
} from './schedule-draft.ts'
import type { Moving } from './use-move-lead.ts'

type ScheduleDialogProps = { lead: LeadRow; moving: Moving }

/** Asks for the date, the arrival window and the person. The next usual window is filled in; dispatchers choose the person. */
export function ScheduleDialog({ lead, moving: { save, dismiss, isBusy, fault } }: ScheduleDialogProps) {
  const { moving: allWords, time } = useWords()
  const words = allWords.schedule
  const me = useUser()
  const maySendOthers = useMay('leads.assign')
  const now = useNow()
  const today = companyDay(now)
  const goes = whoGoes(lead, { me: me?.id ?? '', maySendOthers })
  const [draft, setDraft] = useState(() => draftOfSchedule(lead, { now: new Date(), goes }))
  const { visit } = lead
  const isUnchanged = visit?.on === draft.on && visit.from === draft.from && visit.to === draft.to
  const who = useRef<HTMLSelectElement>(null)
  const [isWhoOpen] = useState(draft.employee_id === '')
  const [isTried, setTried] = useState(false)
  const people = useQuery({ ...assigneesQuery, enabled: maySendOthers })
  const able = maySendOthers ? (people.data ?? []) : me ? [me] : []
  const planned = useQuery({ ...scheduledQuery(draft.on), enabled: maySendOthers && draft.on !== '' })
  const others = (planned.data ?? []).filter(({ lead_id }) => lead_id !== lead.id)
  const goer = able.find(({ id }) => id === draft.employee_id)
  const overlap = goer ? overlapWords(draft, others, { name: goer.name, words, time }) : ''
  const faults = {
    ...fault?.fields,
    ...(isTried && faultsOfSchedule(draft, { now, isUnchanged, words: words.faults })),
  }
  const change = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next })

  function submit() {
    setTried(true)
    if (Object.keys(faultsOfSchedule(draft, { now, isUnchanged, words: words.faults })).length > 0) return
    const { on, from, to, employee_id } = draft
    save({ status: 'scheduled', schedule: { on, from, to, employee_id } })
  }

  return (
    <EditDialog
      title={words.title(lead.name)}
      save={words.save}
      isSaving={isBusy}
      onSave={submit}
      onClose={dismiss}
      {...(isWhoOpen && { initialFocus: who })}
    >
      {fault && Object.keys(fault.fields).length === 0 && <Notice title={fault.detail} />}
      <Field
        label={words.date}
        type="date"
        required
        min={today}
        value={draft.on}
        error={faults['on']?.[0]}
        onChange={({ target }) => setDraft(onDay(draft, target.value, now))}
        aside={
          <span className="flex gap-3">
            <FillLink words={words.today} onClick={() => setDraft(onDay(draft, today, now))} />
            <FillLink
              words={words.tomorrow}
              onClick={() => setDraft(onDay(draft, daysLater(today, 1), now))}
            />
          </span>
        }
      />
      <RadioGrid
        label={words.window}
        value={draft.window}
        options={[
          ...windowsOn(draft.on, now).map(({ isPassed, ...window }) => ({
            value: window.from,
            label: time.window(window),
            disabled: isPassed && window.from !== visit?.from,
          })),
          { value: otherWindow, label: words.otherTime },
        ]}
        error={draft.window === otherWindow ? undefined : (faults['to'] ?? faults['from'])?.[0]}
        onChange={(window) => change({ window, ...usualWindows.find(({ from }) => from === window) })}
      />
      {draft.window === otherWindow && (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={words.from}
            type="time"
            value={draft.from}
            error={faults['from']?.[0]}
            onChange={({ target }) => change({ from: target.value })}
          />
          <Field
            label={words.to}
            type="time"
            value={draft.to}
            error={faults['to']?.[0]}
            onChange={({ target }) => change({ to: target.value })}
          />
        </div>
      )}
      <SelectField
        ref={who}
        label={words.who}
        none={draft.employee_id && able.some(({ id }) => id === draft.employee_id) ? undefined : words.choose}
        value={able.some(({ id }) => id === draft.employee_id) ? draft.employee_id : ''}
        options={able.map((person) => ({ value: person.id, label: personOnDay(person, others, time) }))}
        error={faults['employee_id']?.[0]}
        onChange={({ target }) => change({ employee_id: target.value })}
      />
      <p
        role="status"
        className="border-gold text-sm not-empty:border-l-4 not-empty:bg-gold-wash not-empty:px-3 not-empty:py-2"
      >
        {overlap}
      </p>
      {!lead.town && <p className="text-sm text-muted">{words.noAddress}</p>}
    </EditDialog>
  )
}
