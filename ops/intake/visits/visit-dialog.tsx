import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { demandedCertifications } from '#domain/visits/certification-rules.ts'
import { toMinutes } from '#domain/visits/clock-minutes.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import { usualMinutes, visitKinds } from '#domain/visits/visit-kinds.ts'
import { useLiveState } from '../../live/live-state.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { LeftDraft } from '../../ui/left-draft.tsx'
import { Bar } from '../../ui/list-states.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayQuery } from '../visit-queries.ts'
import { ClashNotice } from './clash-notice.tsx'
import { clashesOf, lacksOf, offersOf } from './day-plan.ts'
import { LackingLines } from './lacking-lines.tsx'
import { OfferList } from './offer-list.tsx'
import { OverrideField } from './override-field.tsx'
import { PeopleField } from './people-field.tsx'
import { TimeFields } from './time-fields.tsx'
import { VisitSummary } from './visit-summary.tsx'
import { useLimit } from './use-limit.ts'
import { useVisitForm, type PlannedJob } from './use-visit-form.ts'
import { faultsOf, isReasonNeeded, withKind, type Preset } from './visit-draft.ts'

const longestNote = 1000

type VisitDialogProps = {
  job: PlannedJob
  /** Null: a new one. */
  visit: JobVisit | null
  /** What was chosen before the dialog opened. */
  preset?: Preset
  onClose: () => void
  onSaved?: (saved: JobVisit) => void
}

/** Plans or changes a visit: what it is for, when, who goes, and what stands in the way of it. */
export function VisitDialog({ job, visit, preset, onClose, onSaved = onClose }: VisitDialogProps) {
  const words = useVisitWords()
  const { form: say, kinds } = words
  const { time } = useWords()
  const now = useNow()
  const [isTried, setTried] = useState(false)
  const form = useVisitForm({ job, visit, preset, onSaved })
  const isOffline = useLiveState() === 'offline'
  const { values, change, before, problem, current } = form
  const dayShown = (values.isTimed && values.on) || companyDay(now)
  const { data: day, isError, isPlaceholderData } = useQuery(dayQuery(dayShown))
  const sought = { ...job, id: form.id, kind: values.kind, minutes: minutesOf(values) }
  const limit = useLimit(job.id, values.kind)?.due
  const lacks = day ? lacksOf(day, values.people, sought) : []
  const needsReason = isReasonNeeded(values, { before, knownReason: form.knownReason, lacks })
  // Planned before it required this: a reason can be given by itself.
  const isFlagged = lacks.length > 0 && visit?.lacking !== undefined
  const faults = faultsOf(values, { now, before, isOverrideNeeded: needsReason, words: say.faults })
  const isOpen = values.people.length === 0 || form.isCrewProposed
  const shown: Record<string, string[]> = { ...problem?.fields, ...(isTried && faults) }
  const hasNotice = problem && Object.keys(problem.fields).length === 0

  // Who placed it on a day is asked about what stands in the way; who fills in the form reads it beside the people.
  const isPlaced = preset?.from !== undefined
  const inTheWay = (
    <>
      {day && values.isTimed && (
        <ClashNotice
          clashes={clashesOf(day, { ...sought, ...values, id: form.id })}
          day={day}
          visitId={form.id}
        />
      )}
      {(needsReason || isFlagged || problem?.code === 'certification-missing') && (
        <OverrideField
          lacks={lacks}
          value={values.override}
          error={shown['override']?.[0]}
          onChange={(override) => change({ override })}
        />
      )}
    </>
  )

  function submit() {
    setTried(true)
    if (Object.keys(faults).length === 0) form.save()
  }

  return (
    <EditDialog
      title={visit ? say.change(job.name) : say.plan(job.name)}
      save={values.isTimed && values.people.length === 0 ? say.saveNoCrew : say.save}
      isSaving={form.isSaving}
      onSave={submit}
      onClose={onClose}
      draft={form}
    >
      {isOffline && <p className="bg-wash px-3 py-2 text-sm">{words.offline}</p>}
      {form.wasLeft && <LeftDraft words={say.draft} startOver={say.startOver} onStartOver={form.startOver} />}
      {hasNotice && (
        <Notice title={problem.detail}>
          {current && (
            <p>
              {say.conflict(
                current.when ? time.visit(current.when) : words.unscheduled,
                current.people.map(({ name }) => name).join(', '),
              )}{' '}
              {say.saveAgain}
            </p>
          )}
        </Notice>
      )}
      <VisitSummary jobId={job.id} values={values} people={day?.people} />
      {isFlagged && <LackingLines visit={visit} />}
      {isPlaced && inTheWay}
      <RadioGrid
        label={say.kind}
        value={values.kind}
        options={visitKinds.map(({ value }) => ({ value, label: kinds[value] }))}
        onChange={(kind) => change(withKind(values, kind))}
      />
      <RadioGrid
        label={say.when}
        value={values.isTimed ? 'time' : 'later'}
        options={[
          { value: 'time', label: say.atTime },
          { value: 'later', label: say.later },
        ]}
        onChange={(when) => change({ isTimed: when === 'time' })}
      />
      {values.isTimed && <TimeFields values={values} faults={shown} onChange={change} />}
      {values.isTimed && day && (
        <OfferList
          offers={offersOf(day, sought, {
            on: values.on,
            now,
            limit,
            crewWith: (person) => (isOpen ? [person] : values.people),
          }).filter(({ person, people }) => person === people[0])}
          nameOf={(id) => day.people.find((person) => person.id === id)?.name ?? ''}
          isOnCall={(id) => day.people.some((person) => person.id === id && person.is_on_call)}
          hasNames={isOpen}
          onChoose={({ from, to, people }) => change({ from, to, people })}
        />
      )}
      {!day && (isError ? <Notice title={say.peopleFailed} /> : <Bar width="w-2/3" />)}
      {day && (
        <div className={isPlaceholderData ? 'opacity-60' : ''}>
          <PeopleField
            day={day}
            visitId={form.id}
            demanded={demandedCertifications(job.loss_type, values.kind, day?.rules)}
            value={values.people}
            onChange={(people) => change({ people })}
          />
        </div>
      )}
      {!isPlaced && inTheWay}
      <TextArea
        label={say.note}
        rows={2}
        maxLength={longestNote}
        value={values.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </EditDialog>
  )
}

/** How long it takes, as it is entered; without a time, as long as it usually does. */
function minutesOf({ kind, from, to }: { kind: JobVisit['kind']; from: string; to: string }) {
  return from && to > from ? toMinutes(to) - toMinutes(from) : usualMinutes(kind)
}
