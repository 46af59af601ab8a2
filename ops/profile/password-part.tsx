import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { notify } from '../ui/notify.ts'
import { minPasswordLength } from '#domain/employees/employee.ts'
import { changePassword } from '../session/session-api.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { invalidateDevices } from './queries.ts'

const nothing = { current: '', next: '' }

export function PasswordPart({ username }: { username: string }) {
  const { ui } = useWords()
  const profile = useProfileWords()
  const words = profile.password
  const client = useQueryClient()
  const [typed, setTyped] = useState(nothing)
  const [errors, setErrors] = useState<Record<string, string[] | undefined>>({})
  const form = useRef<HTMLFormElement>(null)

  const change = useMutation({
    mutationFn: changePassword,
    onSuccess({ ended }) {
      setTyped(nothing)
      notify(words.saved, { description: words.ended(ended) })
      void invalidateDevices(client)
    },
    onError: (error) => fail(problemOf(error).fields),
  })

  function fail(fields: Record<string, string[] | undefined>) {
    setErrors(fields)
    focusFirstError(form.current)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (change.isPending) return
    const { current, next } = typed
    const wrong = {
      current: current ? undefined : [words.missing],
      next:
        next.length < minPasswordLength
          ? [words.tooShort(minPasswordLength)]
          : next === current
            ? [words.same]
            : undefined,
    }
    fail(wrong)
    if (!wrong.current && !wrong.next) change.mutate(typed)
  }

  const hasFields = Object.values(errors).some(Boolean)
  return (
    <FormSection title={words.title} lead={words.lead}>
      <Wide>
        <form
          ref={form}
          noValidate
          className="max-w-md space-y-5"
          aria-busy={change.isPending}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="username" autoComplete="username" value={username} />
          {change.error && !hasFields && (
            <Notice title={ui.notSaved}>{problemOf(change.error).detail}</Notice>
          )}
          <PasswordField
            label={words.current}
            name="current"
            autoComplete="current-password"
            maxLength={1000}
            required
            value={typed.current}
            error={errors['current']?.[0]}
            onChange={(event) => setTyped({ ...typed, current: event.target.value })}
          />
          <PasswordField
            label={words.next}
            name="next"
            autoComplete="new-password"
            maxLength={1000}
            required
            hint={words.hint(minPasswordLength)}
            value={typed.next}
            error={errors['next']?.[0]}
            onChange={(event) => setTyped({ ...typed, next: event.target.value })}
          />
          <button type="submit" className={button('gold')} aria-disabled={change.isPending}>
            {change.isPending ? words.saving : words.save}
          </button>
        </form>
      </Wide>
    </FormSection>
  )
}
