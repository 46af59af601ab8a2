import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { PinInput } from '../device/pin-input.tsx'
import { notify } from '../ui/notify.ts'
import * as z from 'zod'
import type { Ink } from '#domain/forms/answers/ink.ts'
import { mostPinDigits, SignatureChange, sheet, type Drawing } from '#domain/signatures/signature.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Field } from '../ui/field.tsx'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { InkPad } from '../ui/ink-pad.tsx'
import { pointsOf, signatureLimits } from '#look/ink/ink-strokes.ts'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { useLanguageHere } from '../words/words.tsx'
import { setSignature } from './profile-api.ts'
import { SignaturePicture } from './signature-picture.tsx'
import { invalidateProfile } from './queries.ts'

type SignatureFormProps = {
  name: string
  username: string
  /** The drawing stays as it is. */
  isForPinAlone: boolean
  onDone: () => void
  onCancel: (() => void) | undefined
}

/** Nothing of it is kept on the device: what is drawn here signs. */
export function SignatureForm({ name, username, isForPinAlone, onDone, onCancel }: SignatureFormProps) {
  const { ui } = useWords()
  const profile = useProfileWords()
  const words = profile.signature
  const language = useLanguageHere()
  const client = useQueryClient()
  const [isTyped, setTyped] = useState(false)
  const [typedName, setTypedName] = useState(name)
  const [ink, setInk] = useState<Ink | null>(null)
  const [secrets, setSecrets] = useState({ pin: '', again: '', password: '' })
  const [errors, setErrors] = useState<Record<string, string[] | undefined>>({})
  const element = useRef<HTMLFormElement>(null)

  const save = useMutation({
    mutationFn: setSignature,
    async onSuccess() {
      notify(isForPinAlone ? words.pinSaved : words.saved)
      await invalidateProfile(client)
      onDone()
    },
    onError: (error) => fail(problemOf(error).fields),
  })

  function fail(fields: Record<string, string[] | undefined>) {
    setErrors(fields)
    focusFirstError(element.current)
  }

  function drawing(): Drawing | null {
    if (isForPinAlone) return null
    return isTyped ? { kind: 'typed', name: typedName } : { kind: 'drawn', strokes: withoutTimes(ink) }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    const change = SignatureChange.safeParse({ ...secrets, drawing: drawing() })
    const wrong = change.success ? {} : z.flattenError(change.error).fieldErrors
    const again = secrets.again === secrets.pin ? undefined : [words.pinDiffers]
    if (change.success && !again) save.mutate(change.data)
    else fail({ ...wrong, drawing: wrong.drawing && [words.empty], again })
  }

  const otherWay = (
    <button
      type="button"
      className={`-ml-4 ${button('quiet')}`}
      onClick={() => {
        setTyped(!isTyped)
        setErrors({})
      }}
    >
      {isTyped ? words.drawInstead : words.typeInstead}
    </button>
  )

  return (
    <form ref={element} noValidate className="max-w-xl space-y-5" onSubmit={onSubmit}>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      {save.error && Object.keys(errors).length === 0 && (
        <Notice title={ui.notSaved}>{problemOf(save.error).detail}</Notice>
      )}
      {!isForPinAlone && (
        <div>
          {errors['drawing'] && <Notice title={errors['drawing'][0] ?? ''} />}
          {isTyped ? (
            <div className="space-y-3">
              <Field
                label={words.typed}
                maxLength={60}
                autoComplete="off"
                value={typedName}
                onChange={(event) => setTypedName(event.target.value)}
              />
              <SignaturePicture drawing={{ kind: 'typed', name: typedName }} label={typedName} />
              {otherWay}
            </div>
          ) : (
            <>
              <p className="mb-1 text-sm text-muted">{words.draw}</p>
              <InkPad
                value={ink}
                onChange={setInk}
                label={words.title}
                language={language}
                height={sheet.height}
                ruling="signing"
                limits={signatureLimits}
                alternative={otherWay}
              />
            </>
          )}
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <PinInput
          most={mostPinDigits}
          label={words.pin}
          hint={words.pinHint}
          value={secrets.pin}
          error={errors['pin']?.[0]}
          onChange={(pin) => setSecrets({ ...secrets, pin })}
        />
        <PinInput
          most={mostPinDigits}
          label={words.pinAgain}
          value={secrets.again}
          error={errors['again']?.[0]}
          onChange={(again) => setSecrets({ ...secrets, again })}
        />
      </div>
      <PasswordField
        label={words.password}
        name="current"
        autoComplete="current-password"
        maxLength={1000}
        hint={words.passwordHint}
        value={secrets.password}
        error={errors['password']?.[0]}
        onChange={(event) => setSecrets({ ...secrets, password: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={button('gold')} aria-disabled={save.isPending}>
          {save.isPending ? ui.saving : isForPinAlone ? words.savePin : words.save}
        </button>
        {onCancel && (
          <button type="button" className={button('plain')} onClick={onCancel}>
            {ui.cancel}
          </button>
        )}
      </div>
    </form>
  )
}

/** The signature on file tells no times. */
function withoutTimes(ink: Ink | null) {
  return (ink?.strokes ?? []).map((stroke) => pointsOf(stroke, 3).flatMap(({ x, y }) => [x, y]))
}
