import { PenLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { button } from '../../ui/button.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { useFillPlace } from '../fill/fill-place.ts'
import type { Filling } from '../fill/use-filling.ts'
import { useBegunSigning } from '../ink/begun-signings.ts'
import { signedIn } from '../ink/signing.ts'
import { SheetPart } from './sheet-part.tsx'

type OnPaperProps = {
  filling: Filling
  field: Extract<Field, { type: 'signature' }>
  job: JobOfForm | null
  /** The other ways to sign. */
  children: ReactNode
}

/** Beside the other ways to sign: it was signed on paper with a pen. */
export function OnPaper({ filling, field, job, children }: OnPaperProps) {
  const words = useFillWords().sheet
  const { test } = useFillPlace()
  const value = filling.filled[field.id]
  const [, setSigning] = useBegunSigning(field.id)
  const [isOpen, setOpen] = useState(() => signedIn(value)?.way === 'paper')
  // What was begun on the screen is no signature beside the sheet.
  function open() {
    setSigning(undefined)
    setOpen(true)
  }
  if (isOpen) return <SheetPart filling={filling} field={field} job={job} onClose={() => setOpen(false)} />
  if (isAnswered(value)) return children
  const refusal = field.not_on_paper
    ? words.notAllowed
    : filling.draft.job_id === null && !test
      ? words.needsJob
      : null
  return (
    <>
      {children}
      {refusal ? (
        <p className="mt-3 text-muted">{refusal}</p>
      ) : (
        <button type="button" className={`mt-3 min-h-12 ${button('plain')}`} onClick={open}>
          <PenLine aria-hidden className="size-5" />
          {words.begin}
        </button>
      )}
    </>
  )
}
