import { useId, useState } from 'react'
import type { Column } from '#domain/forms/definition/columns.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import type { Language } from '#domain/preferences/language.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'
import type { Json } from '#platform/canonical-json.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import { DayAnswer } from './day-answer.tsx'
import { OneAnswer } from './option-answer.tsx'
import { PhotosAnswer } from './photos-answer.tsx'
import { readNumber } from './typed-answer.tsx'

type CellAnswerProps = {
  column: Column
  cell: unknown
  language: Language
  jobId: string | null
  job: JobOfForm | null
  onAnswer: (cell: Json | undefined) => void
}

/** One cell of a row, with its name. */
export function CellAnswer(props: CellAnswerProps) {
  const { column, language } = props
  const id = useId()
  return (
    <div className="mt-3">
      <p id={id} lang={language} className="mb-1 font-semibold">
        {inLanguage(column.label, language)}
        {'unit' in column && column.unit && <span className="font-normal text-muted"> ({column.unit})</span>}
      </p>
      <Control {...props} labelId={id} />
    </div>
  )
}

function Control({
  column,
  cell,
  language,
  jobId,
  job,
  onAnswer,
  labelId,
}: CellAnswerProps & { labelId: string }) {
  const words = useFillWords()
  const value = asAnswer(cell)
  switch (column.type) {
    case 'text':
      return (
        <input
          aria-labelledby={labelId}
          autoComplete="off"
          maxLength={400}
          className={field}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onAnswer(target.value || undefined)}
        />
      )
    case 'number':
      return <NumberCell labelId={labelId} value={value} onAnswer={onAnswer} />
    case 'choice':
      return (
        <OneAnswer
          options={column.options}
          value={value}
          language={language}
          onAnswer={onAnswer}
          labelId={labelId}
        />
      )
    case 'yes_no': {
      const options = (['yes', 'no', 'na'] as const).map((id) => ({ id, label: { en: words[id] } }))
      return <OneAnswer options={options} value={value} language="en" onAnswer={onAnswer} labelId={labelId} />
    }
    case 'date':
    case 'time':
      return <DayAnswer type={column.type} value={value} onAnswer={onAnswer} labelId={labelId} />
    case 'photos':
      return <PhotosAnswer least={0} value={value} jobId={jobId} job={job} onAnswer={onAnswer} />
    case 'calculated':
      return (
        <p className="font-display text-2xl tabular-nums">
          {value === undefined ? words.notCounted : valueWords(column, value, language)}
        </p>
      )
  }
}

type NumberCellProps = {
  labelId: string
  value: Json | undefined
  onAnswer: (cell: Json | undefined) => void
}

function NumberCell({ labelId, value, onAnswer }: NumberCellProps) {
  const words = useFillWords()
  const [text, setText] = useState(typeof value === 'number' ? String(value) : '')
  const isUnread = text.trim() !== '' && readNumber(text, false) === null
  return (
    <>
      <input
        aria-labelledby={labelId}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isUnread}
        className={`${field} max-w-52 font-display text-2xl! tabular-nums`}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const read = readNumber(target.value, false)
          if (read !== null) onAnswer(read)
          else if (target.value.trim() === '') onAnswer(undefined)
        }}
      />
      {isUnread && <p className="mt-1 font-semibold text-red">{words.notANumber}</p>}
    </>
  )
}

const field = `${inputClass} block min-h-13 w-full px-3 text-lg`

function asAnswer(cell: unknown): Json | undefined {
  if (cell === undefined) return undefined
  const answer: Json = JSON.parse(JSON.stringify(cell))
  return answer
}
