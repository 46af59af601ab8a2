import { useId, type ReactNode } from 'react'
import * as z from 'zod'
import { Ink } from '#domain/forms/answers/ink.ts'
import { fittedStatement, statementHeight } from '#domain/forms/answers/statement-sheet.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import { InkPad } from '../../ui/ink-pad.tsx'
import type { Ruling } from '../../ui/ink-sheet.tsx'
import { useSigningWords } from '../../words/use-signing-words.ts'
import { FieldHead } from './field-head.tsx'

type Of<Type extends Field['type']> = Extract<Field, { type: Type }>
export type Written = { ink: Ink; at: string }
type Drawn = { ink: Ink; over?: string }

export type InkFieldProps<Type extends Field['type'], Value> = {
  field: Of<Type>
  /** As the draft holds it. */
  value: unknown
  onChange: (value: Value | null) => void
  language: Language
  name?: string
  /** What stands around it names the field already. */
  isHeadless?: boolean
}

const sketchHeight = 900
const Answer = z.object({ ink: Ink, over: z.string().optional() })

/** A statement in someone’s own hand: ink alone, never typed for them. */
export function HandwritingField({
  field,
  language,
  onChange,
  value,
  isHeadless,
}: InkFieldProps<'handwriting', Written>) {
  const words = useSigningWords(language)
  return (
    <InkBox
      {...{ field, language, value, isHeadless }}
      hint={words.lines}
      height={statementHeight}
      ruling="lines"
      onChange={(ink) => onChange(ink && { ink: fittedStatement(ink), at: new Date().toISOString() })}
    />
  )
}

export function SketchField({
  field,
  language,
  onChange,
  value,
  isHeadless,
}: InkFieldProps<'sketch', Drawn>) {
  const words = useSigningWords(language)
  const over = Answer.safeParse(value).data?.over
  return (
    <InkBox
      {...{ field, language, value, isHeadless }}
      hint={words.draw}
      height={sketchHeight}
      ruling="none"
      onChange={(ink) => onChange(ink && { ink, ...(over && { over }) })}
    />
  )
}

type InkBoxProps = {
  field: Field
  language: Language
  value: unknown
  height: number
  ruling: Ruling
  hint?: string
  caption?: string
  alternative?: ReactNode
  isHeadless?: boolean | undefined
  onChange: (ink: Ink | null) => void
}

export function InkBox({ field, language, value, hint, isHeadless = false, ...pad }: InkBoxProps) {
  const id = useId()
  return (
    <div className="max-w-2xl">
      <FieldHead id={id} {...{ field, language, hint, isHeadless }} />
      <InkPad
        {...pad}
        language={language}
        label={inLanguage(field.label, language)}
        describedBy={`${id}-hint`}
        value={Answer.safeParse(value).data?.ink ?? null}
      />
    </div>
  )
}
