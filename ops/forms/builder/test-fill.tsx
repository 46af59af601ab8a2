import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { button } from '../../ui/button.ts'
import { Fill } from '../fill/fill.tsx'
import { FillPlaceContext, type FillPlace } from '../fill/fill-place.ts'
import { usePreviewState } from './preview/preview-answers.ts'

type TestFillProps = { form: FormDefinition; slug: string; version: number; onClose: () => void }

/** The form as it is filled in, from its first question to its end. Nothing is stored or sent. */
export function TestFill({ form, slug, version, onClose }: TestFillProps) {
  const { draft, job, setAnswer, setLanguage, clear } = usePreviewState({ form, slug, version, selected: '' })
  const [isDone, setDone] = useState(false)
  const place = useMemo<FillPlace>(
    () => ({
      setAnswer,
      setLanguage: (_form, language) => setLanguage(language),
      signAgain: () => {},
      endAsked: () => {},
      test: { leave: onClose, finish: () => setDone(true) },
    }),
    [setAnswer, setLanguage, onClose],
  )
  if (isDone)
    return (
      <div className="max-w-xl px-4 pt-8 lg:px-7">
        <h1 className="flex items-center gap-3 text-3xl">
          <CircleCheck aria-hidden className="size-8 shrink-0 text-green" />
          The test is complete
        </h1>
        <p className="mt-2">Everything that is needed can be answered. Nothing was saved or sent.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" className={button('gold')} onClick={onClose}>
            Back to the builder
          </button>
          <button
            type="button"
            className={button('plain')}
            onClick={() => {
              clear()
              setDone(false)
            }}
          >
            Test again
          </button>
        </div>
      </div>
    )
  return (
    <div className="lg:[&>[data-number-pad]]:h-[calc(100dvh-2.75rem)]">
      <p
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-4 bg-gold px-4 text-on-gold lg:px-7"
      >
        <span className="flex min-h-11 items-center gap-2 font-semibold">Test. Nothing is stored.</span>
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={onClose}
        >
          End the test
        </button>
      </p>
      <FillPlaceContext value={place}>
        <Fill form={form} draft={draft} job={job} />
      </FillPlaceContext>
    </div>
  )
}
