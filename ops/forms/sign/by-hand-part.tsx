import * as z from 'zod'
import { Ink } from '#domain/forms/answers/ink.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { Language } from '#domain/preferences/language.ts'
import { InkSheet } from '../../ui/ink-sheet.tsx'
import { useSigningWords } from '../../words/use-signing-words.ts'
import { SignedWords } from '../ink/signed-words.tsx'
import { signedIn } from '../ink/signing.ts'

/** What is given with a finger, or typed by whoever can’t draw it. */
type ByHand = Extract<Field, { type: 'signature' | 'initials' | 'handwriting' | 'sketch' }>

const Written = z.object({ ink: Ink.optional(), typed: z.string().optional(), at: z.string().optional() })
const rulings = { initials: 'signing', handwriting: 'lines', sketch: 'none' } as const

type ByHandPartProps = { field: ByHand; answer: unknown; language: Language }

/** Ink as it was given, with who gave it and when. */
export function ByHandPart({ field, answer, language }: ByHandPartProps) {
  const label = inLanguage(field.label, language)
  return (
    <div className="mt-4 max-w-2xl break-inside-avoid">
      <h3 className="mb-1 font-semibold">{label}</h3>
      {field.type === 'signature' ? (
        <Signature answer={answer} label={label} language={language} />
      ) : (
        <Writing type={field.type} answer={answer} label={label} language={language} />
      )}
    </div>
  )
}

type GivenProps = Pick<ByHandPartProps, 'answer' | 'language'> & { label: string }

function Signature({ answer, ...about }: GivenProps) {
  const signed = signedIn(answer)
  return signed && <SignedWords signed={signed} {...about} />
}

function Writing({ type, answer, label, language }: GivenProps & { type: keyof typeof rulings }) {
  const { locale } = useSigningWords(language)
  const { ink, typed, at } = Written.safeParse(answer).data ?? {}
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: companyTimeZone,
  })
  return (
    <>
      {ink ? (
        <InkSheet
          height={ink.height}
          strokes={ink.strokes}
          ruling={rulings[type]}
          label={label}
          className={`border border-edge ${type === 'initials' ? 'max-w-48' : ''}`}
        />
      ) : (
        <p className="font-display text-2xl italic">{typed}</p>
      )}
      {at && <p className="mt-1 text-sm">{when.format(new Date(at))}</p>}
    </>
  )
}
