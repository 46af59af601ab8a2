import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type SubmitEvent } from 'react'
import { notify } from '../../ui/notify.ts'
import * as z from 'zod'
import { EmployeeChange, EmployeeDetail } from '#domain/employees/employee-record.ts'
import { currentOf, problemOf } from '../../problem.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useFirstWords } from '../../words/words.tsx'
import { changeEmployee } from '../people-api.ts'
import { PersonForm } from './person-form.tsx'
import { factsOf, PersonDraft, valuesOf } from './person-values.ts'
import { employeeQuery, invalidatePerson } from '../queries.ts'

type EditPersonProps = { person: EmployeeDetail; userId: string }

function contactLock({ name, may_change_contact }: EmployeeDetail) {
  if (may_change_contact !== false) return null
  return `${name} has permissions that you don’t have. Because alerts go to this number and email, only ${name} or someone with at least the same permissions can change them.`
}

/** The facts of a person as a form. What was typed survives a conflict with someone else's change. */
export function EditPerson({ person, userId }: EditPersonProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { ui } = useFirstWords()
  // What the form began with: updates to the person do not change the fields while someone types.
  const [base, setBase] = useState(person)
  const key = `${userId}:${person.id}`
  const form = useDraftForm({ key, base: valuesOf(base), schema: PersonDraft })
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const close = (ignoreBlocker?: boolean) =>
    void navigate({ to: '/ops/employees/$id', params: { id: person.id }, search: {}, ignoreBlocker })

  const save = useMutation({
    mutationFn: (change: EmployeeChange) => changeEmployee(person.id, change),
    onMutate: () => setConflict(null),
    async onSuccess() {
      form.clear()
      notify(`${form.values.name} saved`)
      await invalidatePerson(client, person.id)
      close(true)
    },
    async onError(error) {
      const { status, detail, fields } = problemOf(error)
      setErrors(fields)
      focusFirstError(element.current)
      if (status !== 409 || Object.keys(fields).length > 0) return
      setConflict(detail)
      await beginAnew(error)
    },
  })

  /** From what there is now, which the refusal says, unless the person may not see it any more. */
  async function beginAnew(refusal: unknown) {
    const current = currentOf(refusal, EmployeeDetail)
    if (current) {
      client.setQueryData(employeeQuery(person.id).queryKey, current)
      return setBase(current)
    }
    try {
      setBase(await client.fetchQuery({ ...employeeQuery(person.id), staleTime: 0 }))
    } catch {
      // The conflict message stays; saving again will find out.
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    const change = EmployeeChange.safeParse({ ...factsOf(form.values), revision: base.revision })
    setErrors(change.success ? {} : z.flattenError(change.error).fieldErrors)
    if (change.success) save.mutate(change.data)
    else focusFirstError(element.current)
  }

  return (
    <form ref={element} noValidate aria-label={`Edit ${person.name}`} className="mt-5" onSubmit={onSubmit}>
      {conflict && (
        <div className="mb-6">
          <Notice title={conflict}>
            Your changes are still here, and the other fields are now up to date. Review them, then save.
          </Notice>
        </div>
      )}
      {save.error && !conflict && (
        <div className="mb-6">
          <Notice title="Not saved">{problemOf(save.error).detail}</Notice>
        </div>
      )}
      <PersonForm
        values={form.values}
        errors={errors}
        onChange={form.change}
        contactLock={contactLock(person)}
      />
      <SaveBar
        words={form.isDirty ? ui.kept : ''}
        action="Save"
        isBusy={save.isPending}
        cancel={{ words: ui.cancel, act: () => close() }}
      />
      <LeaveGuard
        isDirty={form.isDirty && !save.isPending && !save.isSuccess}
        onDiscard={form.clear}
        isInSearch
      />
    </form>
  )
}
