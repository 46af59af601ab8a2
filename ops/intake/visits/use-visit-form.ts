import { useState } from 'react'
import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import type { Stage } from '#domain/jobs/stages/stages.ts'
import { JobVisit } from '#domain/visits/visit.ts'
import { usualKindAt, usualMinutes } from '#domain/visits/visit-kinds.ts'
import { newId } from '#platform/uuid.ts'
import { currentOf, problemOf } from '../../problem.ts'
import { useUser } from '../../session/may.ts'
import { isDraftStored, useDraftForm } from '../../ui/use-draft-form.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useFirstFit } from './use-first-fit.ts'
import { useVisitChange } from './use-visit-change.ts'
import { changesOf, draftOf, sentOf, StoredDraft, type Preset } from './visit-draft.ts'

export type PlannedJob = {
  id: string
  name: string | null
  town: string
  loss_type: LossType | null
  priority: number
  stage: Stage
}

type Opened = {
  job: PlannedJob
  /** Null: a new one. */
  visit: JobVisit | null
  preset: Preset | undefined
  onSaved: (saved: JobVisit) => void
}

/**
 * The form of a visit. What is typed stays on the device until it is saved. Where someone else changed the visit meanwhile, what was
 * entered stays, and is saved over it the next time.
 */
export function useVisitForm({ job, visit, preset, onSaved }: Opened) {
  const visits = useVisitWords()
  const { problems } = useWords()
  const userId = useUser()?.id ?? ''
  const [opened] = useState(() => ({ id: visit?.id ?? newId(), visit, at: new Date() }))
  const before = opened.visit && draftOf(opened.visit, { now: opened.at })
  const place = [preset?.on, preset?.from, ...(preset?.people ?? [])].filter(Boolean).join(' ')
  const kind = preset?.kind ?? visit?.kind ?? usualKindAt(job.stage)
  const key = [userId, 'visit', job.id, visit?.id ?? 'new', place].join(':')
  const [wasLeft, setWasLeft] = useState(() => isDraftStored(key))
  const proposed = useFirstFit({
    sought: { ...job, id: opened.id, kind, minutes: usualMinutes(kind) },
    now: opened.at,
    on: preset?.on,
    isWanted: visit === null && preset?.from === undefined && !wasLeft,
  })
  const form = useDraftForm({
    key,
    base: draftOf(opened.visit, {
      now: opened.at,
      preset: { ...(!visit && { kind }), ...proposed, ...preset },
    }),
    schema: StoredDraft,
  })
  const write = useVisitChange({
    onDone(saved) {
      form.clear()
      onSaved(saved)
    },
  })
  const current = currentOf(write.error, JobVisit)

  function save() {
    const known = current ?? opened.visit
    if (known && before) {
      const change = changesOf(form.values, before)
      if (Object.keys(change).length === 0) return onSaved(known)
      const said = change.when === null ? visits.said.toSchedule(job.name) : visits.said.changed
      return write.mutate({ visit: known, change: { ...change, revision: known.revision }, said })
    }
    const sent = sentOf(form.values)
    // It was planned before, and the answer was lost: what was entered since is a change of it.
    if (current)
      return write.mutate({
        visit: current,
        change: { ...sent, revision: current.revision },
        said: visits.said.planned,
      })
    write.mutate({ visit: null, jobId: job.id, plan: { id: opened.id, ...sent }, said: visits.said.planned })
  }

  return {
    id: opened.id,
    before,
    /** Who goes already without what is required, and why. */
    knownReason: opened.visit?.people.find(({ override_reason }) => override_reason)?.override_reason ?? '',
    values: form.values,
    /** Nobody has chosen yet who goes: it is who is proposed. */
    isCrewProposed: proposed !== null && form.values.people === proposed.people,
    change: form.change,
    isDirty: form.isDirty,
    clear: form.clear,
    wasLeft,
    startOver() {
      form.clear()
      setWasLeft(false)
    },
    save,
    isSaving: write.isPending,
    problem: write.error && problemOf(write.error, problems),
    /** The visit as someone else left it. */
    current,
  }
}
