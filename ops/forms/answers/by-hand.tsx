import { PenLine } from 'lucide-react'
import type { Field, Signer } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { asJson } from '#platform/canonical-json.ts'
import type { Language } from '#domain/preferences/language.ts'
import { useSession } from '../../session/session.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { InitialsField } from '../ink/initials-field.tsx'
import { HandwritingField, SketchField } from '../ink/ink-fields.tsx'
import { SignatureField } from '../ink/signature-field.tsx'
import { SignedWords } from '../ink/signed-words.tsx'
import { signedIn } from '../ink/signing.ts'
import type { AnswerOf } from './answer-field.tsx'

type ByHandProps = AnswerOf<'signature' | 'initials' | 'handwriting' | 'sketch'>

/** Who fills a form in signs as one of these. Of a crew, the others sign, each by their own name. */
const own: ReadonlySet<Signer> = new Set(['representative', 'technician'])

/** What is written by hand, or drawn, where the form is filled in. */
export function ByHand({ field, value, language, onAnswer }: ByHandProps) {
  const session = useSession()
  const me = session.state === 'signed-in' ? session.user.name : ''
  const name = 'signer' in field && own.has(field.signer) ? me : ''
  const given = { value, language, name, isHeadless: true }
  const answer = (answered: object | null) => onAnswer(answered === null ? undefined : asJson(answered))
  switch (field.type) {
    case 'signature':
      return <SignatureField key={field.id} field={field} {...given} onChange={answer} />
    case 'initials':
      return <InitialsField field={field} {...given} onChange={answer} />
    case 'handwriting':
      return <HandwritingField field={field} {...given} onChange={answer} />
    case 'sketch':
      return <SketchField field={field} {...given} onChange={answer} />
  }
}

type ForHandOverProps = {
  field: Field
  value: unknown
  language: Language
  /** Other questions come first. */
  isEarly: boolean
}

/** What the customer decides, writes and signs themselves, and what they have signed. */
export function ForHandOver({ field, value, language, isEarly }: ForHandOverProps) {
  const words = useFillWords()
  const signed = field.type === 'signature' ? signedIn(value) : null
  if (signed)
    return <SignedWords signed={signed} label={inLanguage(field.label, language)} language={language} />
  return (
    <p className="flex gap-3 border-l-4 border-gold bg-wash px-3 py-3">
      <PenLine aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <span className="font-semibold">{words.later}</span>
        <span className="block text-muted">{isEarly ? words.laterMore : words.laterNow}</span>
      </span>
    </p>
  )
}
