import { useState } from 'react'
import { centsWords, readCents } from '#domain/money/cents.ts'
import type { Json } from '#platform/canonical-json.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import type { AnswerOf } from './answer-field.tsx'

const big = `${inputClass} block min-h-14 w-full px-3.5 text-xl`

/** Words. What is typed is stored as it is typed. */
export function TextAnswer({ field, value, language, onAnswer }: AnswerOf<'short_text' | 'long_text'>) {
  const text = typeof value === 'string' ? value : ''
  const shared = {
    'aria-labelledby': 'question',
    lang: language,
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      onAnswer(target.value === '' ? undefined : target.value),
  }
  if (field.type === 'long_text')
    return <textarea {...shared} rows={3} maxLength={4000} className={`${big} py-2.5 text-lg`} />
  return <input {...shared} maxLength={200} enterKeyHint="next" autoComplete="off" className={big} />
}

type Typed = { text: string; of: Json | undefined }

/** A number, with the number pad of the phone; an amount in dollars is one of cents. */
export function NumberAnswer({ field, value, onAnswer }: AnswerOf<'number' | 'money'>) {
  const words = useFillWords()
  const isMoney = field.type === 'money'
  const said = shownNumber(value, isMoney)
  const [typed, setTyped] = useState<Typed>({ text: said, of: value })
  // Another tab, or the job, has changed it.
  const text = typed.of === value ? typed.text : said
  const isUnread = text.trim() !== '' && readNumber(text, isMoney) === null

  function type(text: string) {
    const read = text.trim() === '' ? undefined : (readNumber(text, isMoney) ?? value)
    setTyped({ text, of: read })
    if (read !== value) onAnswer(read)
  }

  return (
    <>
      <div className="flex items-center gap-2.5">
        {isMoney && <span className="text-2xl text-muted">$</span>}
        <input
          aria-labelledby="question"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          aria-invalid={isUnread}
          className={`${big} max-w-60 font-display text-[2rem]! tabular-nums`}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        {!isMoney && field.unit && <span className="text-xl text-muted">{field.unit}</span>}
      </div>
      {isUnread && (
        <p role="alert" className="mt-2 border-l-4 border-red pl-3 font-semibold text-red">
          {isMoney ? words.notAnAmount : words.notANumber}
        </p>
      )}
    </>
  )
}

function shownNumber(value: Json | undefined, isMoney: boolean) {
  if (typeof value !== 'number') return ''
  return isMoney ? centsWords(value).replace('$', '') : String(value)
}

/** A comma before the decimals is read too: the pads of some phones have no point. */
export function readNumber(text: string, isMoney: boolean): number | null {
  if (isMoney) return readCents(text)
  const trimmed = text.trim().replace(/^(-?\d+),(\d{1,4})$/, '$1.$2')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : null
}
