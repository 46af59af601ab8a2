import { useRef, useState, type SubmitEvent } from 'react'
import { pinFault } from '#domain/signatures/phone-pin.ts'
import { setPin } from '../store/phone-pin.ts'
import { button } from '../ui/button.ts'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { Notice } from '../ui/notice.tsx'
import { useHandOverWords } from '../words/use-hand-over-words.ts'
import { PinInput } from './pin-input.tsx'

type PinFormProps = { personId: string; onDone: () => void; onCancel?: (() => void) | undefined }

/** Sets the PIN of this phone, or another one in its place. Whoever is signed in here needs no old one for it. */
export function PinForm({ personId, onDone, onCancel }: PinFormProps) {
  const { pin: words } = useHandOverWords()
  const [typed, setTyped] = useState({ pin: '', again: '' })
  const [errors, setErrors] = useState<{ pin?: string; again?: string }>({})
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')
  const form = useRef<HTMLFormElement>(null)

  function change(next: Partial<typeof typed>) {
    setTyped({ ...typed, ...next })
    setErrors({})
  }

  async function save() {
    setState('saving')
    try {
      await setPin(personId, typed.pin)
      onDone()
    } catch {
      setState('failed')
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (state === 'saving') return
    const fault = pinFault(typed.pin)
    if (fault) setErrors({ pin: words.faults[fault] })
    else if (typed.pin !== typed.again) setErrors({ again: words.differs })
    else return void save()
    focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate className="max-w-xl space-y-4" onSubmit={onSubmit}>
      {state === 'failed' && <Notice title={words.failed} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <PinInput
          label={words.pin}
          hint={words.hint}
          value={typed.pin}
          error={errors.pin}
          onChange={(pin) => change({ pin })}
        />
        <PinInput
          label={words.again}
          value={typed.again}
          error={errors.again}
          onChange={(again) => change({ again })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={button('gold')} aria-disabled={state === 'saving'}>
          {words.save}
        </button>
        {onCancel && (
          <button type="button" className={button('plain')} onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
