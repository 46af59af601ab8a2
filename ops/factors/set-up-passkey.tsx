import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { deviceName } from '../employees/words.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Field } from '../ui/field.tsx'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { Notice } from '../ui/notice.tsx'
import { makePasskey } from './factors-api.ts'
import { passkeyProblem } from './passkey-words.ts'
import type { SetUpDone } from './set-up-done.ts'

type SetUpPasskeyProps = { onDone: (done: SetUpDone) => void; onCancel: () => void }

/** Asks for a name, then has the device create the passkey. */
export function SetUpPasskey({ onDone, onCancel }: SetUpPasskeyProps) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? '')
  const form = useRef<HTMLFormElement>(null)
  const make = useMutation({
    mutationFn: makePasskey,
    onSuccess: onDone,
    onError: () => focusFirstError(form.current),
  })
  const nameError = make.error ? problemOf(make.error).fields['name']?.[0] : undefined

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!make.isPending) make.mutate(name)
  }

  return (
    <form ref={form} noValidate className="max-w-md space-y-4" aria-busy={make.isPending} onSubmit={onSubmit}>
      {make.isError && !nameError && <Notice title={passkeyProblem(make.error)} />}
      <Field
        label="Passkey name"
        name="passkey-name"
        autoComplete="off"
        maxLength={60}
        required
        autoFocus
        value={name}
        error={nameError}
        hint="For example, the name of this device or security key"
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className={`min-h-12 max-sm:flex-1 ${button('gold')}`}
          aria-disabled={make.isPending}
        >
          <KeyRound aria-hidden className="size-5" />
          {make.isPending ? 'Waiting for your device...' : 'Create passkey'}
        </button>
        <button type="button" className={`min-h-12 max-sm:flex-1 ${button('plain')}`} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
