import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import * as z from 'zod'
import { OwnChange } from '#domain/employees/oneself.ts'
import { problemOf } from '../problem.ts'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { Notice } from '../ui/notice.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { useDraftForm } from '../ui/use-draft-form.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { OwnDraft, valuesOf } from './own-values.ts'
import { PicturePart } from './picture-part.tsx'
import { changeOneself, type Profile } from './profile-api.ts'
import { useProfileChange } from './use-profile-change.ts'
import { YouFields } from './you-fields.tsx'
import { profileQuery } from './queries.ts'

/** The personal details a person may edit. What was typed survives a conflict with another device. */
export function YouPart({ person }: { person: Profile }) {
  const { ui } = useWords()
  const profile = useProfileWords()
  const client = useQueryClient()
  // What the form began with: updates do not change the fields while someone types.
  const [base, setBase] = useState(person)
  const form = useDraftForm({ key: `${person.id}:profile`, base: valuesOf(base), schema: OwnDraft })
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)

  const save = useProfileChange<OwnChange>({
    change: async (change) => {
      setConflict(null)
      const saved = await changeOneself(change)
      setBase(saved)
      return saved
    },
    done: profile.you.saved,
    onDone: form.clear,
    onError(error) {
      const { status, detail, fields } = problemOf(error)
      setErrors(fields)
      focusFirstError(element.current)
      if (status !== 409) return
      setConflict(detail)
      void beginAnew()
    },
  })

  async function beginAnew() {
    try {
      setBase(await client.fetchQuery({ ...profileQuery, staleTime: 0 }))
    } catch {
      // The conflict message stays; saving again will find out.
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    const change = OwnChange.safeParse({ ...form.values, revision: base.revision })
    setErrors(change.success ? {} : z.flattenError(change.error).fieldErrors)
    if (change.success) save.mutate(change.data)
    else focusFirstError(element.current)
  }

  return (
    <>
      <PicturePart person={person} />
      <form ref={element} noValidate aria-label={profile.part.you} onSubmit={onSubmit}>
        {conflict && <Notice title={conflict}>{profile.conflict}</Notice>}
        {save.error && !conflict && <Notice title={ui.notSaved}>{problemOf(save.error).detail}</Notice>}
        <YouFields values={form.values} errors={errors} isPublic={person.is_public} onChange={form.change} />
        <SaveBar
          words={form.isDirty ? ui.kept : ''}
          action={ui.save}
          isBusy={save.isPending}
          cancel={{
            words: ui.cancel,
            act() {
              form.clear()
              setErrors({})
            },
          }}
        />
        <LeaveGuard isDirty={form.isDirty && !save.isPending} onDiscard={form.clear} isInSearch />
      </form>
    </>
  )
}
