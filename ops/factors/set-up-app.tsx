import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import type { NewApp } from '#domain/factors/factor.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { Notice } from '../ui/notice.tsx'
import { CodeField } from './code-field.tsx'
import { confirmApp } from './factors-api.ts'
import { QrPicture } from './qr-picture.tsx'
import type { SetUpDone } from './set-up-done.ts'

type SetUpAppProps = { app: NewApp; onDone: (done: SetUpDone) => void; onCancel: () => void }

/** The QR code, the same key as text, and a field for the first code, which proves that it worked. */
export function SetUpApp({ app, onDone, onCancel }: SetUpAppProps) {
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const confirm = useMutation({
    mutationFn: confirmApp,
    onSuccess: onDone,
    onError: () => focusFirstError(form.current),
  })
  const refusal = confirm.error ? problemOf(confirm.error) : null
  const error = missing ?? refusal?.fields['code']?.[0]

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setMissing(isEmpty ? 'Enter the code from the app.' : undefined)
    if (isEmpty) focusFirstError(form.current)
    else if (!confirm.isPending) confirm.mutate(code)
  }

  return (
    <form ref={form} noValidate aria-busy={confirm.isPending} onSubmit={onSubmit}>
      <ol className="space-y-6">
        <Step number={1} title="Scan this with your authenticator app">
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            <QrPicture
              text={app.uri}
              label="QR code for an authenticator app. The same key is shown as text."
            />
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-sm text-muted">
                Any authenticator app works. If you can’t scan the code, enter this key:
              </p>
              <p className="mt-2 font-mono text-base leading-relaxed font-semibold wrap-anywhere select-all">
                {(app.secret.match(/.{1,4}/g) ?? []).join(' ')}
              </p>
              <a href={app.uri} className={`mt-1 -ml-4 min-h-12 ${button('quiet')}`}>
                Open an app on this device
              </a>
            </div>
          </div>
        </Step>
        <Step number={2} title="Enter the code from the app">
          {refusal && !error && <Notice title={refusal.detail} />}
          <div className="max-w-80">
            <CodeField
              value={code}
              error={error}
              onChange={(typed) => {
                setCode(typed)
                setMissing(undefined)
              }}
            />
          </div>
        </Step>
      </ol>
      <div className="mt-5 flex flex-wrap gap-2 sm:pl-11">
        <button
          type="submit"
          className={`min-h-12 max-sm:flex-1 ${button('gold')}`}
          aria-disabled={confirm.isPending}
        >
          {confirm.isPending ? 'One moment...' : 'Finish setup'}
        </button>
        <button type="button" className={`min-h-12 max-sm:flex-1 ${button('plain')}`} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

type StepProps = { number: number; title: string; children: React.ReactNode }

function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid gap-y-3 sm:grid-cols-[2.75rem_minmax(0,1fr)]">
      <p className="flex items-baseline gap-3 font-semibold sm:contents">
        <span aria-hidden className="font-display text-2xl leading-none text-muted tabular-nums">
          {number}
        </span>
        <span className="sm:self-center">{title}</span>
      </p>
      <div className="sm:col-start-2">{children}</div>
    </li>
  )
}
