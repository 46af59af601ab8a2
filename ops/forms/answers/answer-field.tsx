import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { Json } from '#platform/canonical-json.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { ByHand } from './by-hand.tsx'
import { CodeAnswer } from './code-answer.tsx'
import { DayAnswer } from './day-answer.tsx'
import { LookupAnswer } from './lookup-answer.tsx'
import { ChipsAnswer, OneAnswer } from './option-answer.tsx'
import { PhotosAnswer } from './photos-answer.tsx'
import { PlaceAnswer } from './place-answer.tsx'
import { TableAnswer } from './table-answer.tsx'
import { NumberAnswer, TextAnswer } from './typed-answer.tsx'

type Question = Exclude<Field, { type: 'calculated' | 'info' | 'legal' }>

export type AnswerProps<Of extends Question = Question> = {
  field: Of
  value: Json | undefined
  language: Language
  jobId: string | null
  job: JobOfForm | null
  /** Undefined takes the answer away. */
  onAnswer: (answer: Json | undefined) => void
  /** Of a question with one answer: it was tapped. */
  onTap?: (answer: Json) => void
}
export type AnswerOf<Type extends Question['type']> = AnswerProps<Extract<Question, { type: Type }>>

/** What answers a question, by its kind. */
export function AnswerField({ field, onTap, ...rest }: AnswerProps) {
  const words = useFillWords()
  if (!isQuestion(field)) return null
  switch (field.type) {
    case 'short_text':
    case 'long_text':
      return <TextAnswer field={field} {...rest} />
    case 'number':
    case 'money':
      return <NumberAnswer field={field} {...rest} />
    case 'choice':
      return <OneAnswer options={field.options} onTap={onTap} {...rest} />
    case 'yes_no': {
      const options = (['yes', 'no', ...(field.has_na ? (['na'] as const) : [])] as const).map((id) => ({
        id,
        label: { en: words[id] },
      }))
      return <OneAnswer options={options} onTap={onTap} {...rest} language="en" />
    }
    case 'chips':
      return <ChipsAnswer field={field} {...rest} />
    case 'date':
    case 'time':
      return <DayAnswer type={field.type} {...rest} />
    case 'photos':
      return <PhotosAnswer least={field.least} {...rest} />
    case 'table':
      return <TableAnswer field={field} {...rest} />
    case 'lookup':
      return <LookupAnswer field={field} {...rest} />
    case 'place':
      return <PlaceAnswer {...rest} />
    case 'code':
      return <CodeAnswer {...rest} />
    case 'signature':
    case 'initials':
    case 'handwriting':
    case 'sketch':
      return <ByHand field={field} {...rest} />
  }
}
