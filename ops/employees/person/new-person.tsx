import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type SubmitEvent } from 'react'
import { notify } from '../../ui/notify.ts'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { NewEmployee } from '#domain/employees/employee-record.ts'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { FormSection, Wide } from '../../ui/form-section.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useFirstWords } from '../../words/words.tsx'
import { BackToList } from '../list/back-to-list.tsx'
import { addEmployee } from '../people-api.ts'
import { PersonForm } from './person-form.tsx'
import { factsOf, nobody, PersonDraft } from './person-values.ts'
import { RolesField } from '../roles-field.tsx'
import { invalidatePeople } from '../queries.ts'

export function NewPerson() {
  const session = useSession()
  const mayAdd = useMay('employees.create')
  usePageTitle('Add person')
  if (!mayAdd || session.state !== 'signed-in') return <NoPermission what="add people" />
  return <NewPersonForm userId={session.user.id} />
}

function NewPersonForm({ userId }: { userId: string }) {
  const { ui } = useFirstWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const mayIssueCode = useMay('employees.resetPassword')
  const form = useDraftForm({ key: `${userId}:new-person`, base: nobody, schema: PersonDraft })
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  // Pressing again after a lost answer sends the same id, so that no one is added twice.
  const id = useRef(newId())
  const element = useRef<HTMLFormElement>(null)

  const add = useMutation({
    mutationFn: addEmployee,
    onSuccess(_, { name }) {
      form.clear()
      notify(`${name} added`)
      void invalidatePeople(client)
      void navigate({
        to: '/ops/employees/$id',
        params: { id: id.current },
        search: mayIssueCode ? { open: 'code' } : {},
        replace: true,
        ignoreBlocker: true,
      })
    },
    onError(error) {
      setErrors(problemOf(error).fields)
      focusFirstError(element.current)
    },
  })

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (add.isPending) return
    const { role_ids } = form.values
    const person = NewEmployee.safeParse({ ...factsOf(form.values), role_ids, id: id.current })
    setErrors(person.success ? {} : z.flattenError(person.error).fieldErrors)
    if (person.success) add.mutate(person.data)
    else focusFirstError(element.current)
  }

  return (
    <form ref={element} noValidate className="px-4 pt-5 lg:px-6.5 lg:pt-6" onSubmit={onSubmit}>
      <BackToList />
      <h1 className="mt-1 mb-5 text-[min(2.125rem,11vw)] uppercase">Add person</h1>
      {add.error && (
        <div className="mb-6">
          <Notice title="Not added">{problemOf(add.error).detail}</Notice>
        </div>
      )}
      <PersonForm values={form.values} errors={errors} onChange={form.change} isNew>
        <FormSection title="Roles" lead="What they can see and do in the portal">
          <Wide>
            <RolesField
              value={form.values.role_ids}
              error={errors['role_ids']?.[0]}
              onChange={(role_ids) => form.change({ role_ids })}
            />
          </Wide>
        </FormSection>
      </PersonForm>
      <SaveBar
        words={form.isDirty ? ui.kept : ''}
        action="Add"
        isBusy={add.isPending}
        cancel={{ words: ui.cancel, act: () => void navigate({ to: '/ops/employees' }) }}
      />
      <LeaveGuard isDirty={form.isDirty && !add.isPending && !add.isSuccess} onDiscard={form.clear} />
    </form>
  )
}
