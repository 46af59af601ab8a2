import { PenLine } from 'lucide-react'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import type { AnswerOf } from './answer-field.tsx'

type ByHandProps = AnswerOf<'signature' | 'initials' | 'handwriting' | 'sketch'>

/** What is written by hand, or drawn. */
export function ByHand({ value }: ByHandProps) {
  const words = useFillWords()
  return (
    <p className="flex gap-3 border-l-4 border-gold bg-wash px-3 py-3">
      <PenLine aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <span className="font-semibold">{words.later}</span>
        {!isAnswered(value) && <span className="block text-muted">{words.laterMore}</span>}
      </span>
    </p>
  )
}
