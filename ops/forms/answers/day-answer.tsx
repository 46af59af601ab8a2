import { companyDay } from '#domain/company/time-zone.ts'
import { localOf } from '#domain/company/local-time.ts'
import type { Json } from '#platform/canonical-json.ts'
import { button } from '../../ui/button.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'

type DayAnswerProps = {
  type: 'date' | 'time'
  value: Json | undefined
  onAnswer: (answer: Json | undefined) => void
  labelId?: string
}

/** A day or a time: one tap for now, or what the phone offers. */
export function DayAnswer({ type, value, onAnswer, labelId = 'question' }: DayAnswerProps) {
  const words = useFillWords()
  const isDate = type === 'date'
  return (
    <div className="flex flex-wrap gap-2.5">
      <input
        type={type}
        aria-labelledby={labelId}
        className={`${inputClass} min-h-14 min-w-0 flex-1 px-3.5 text-xl`}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) =>
          onAnswer(target.value === '' ? undefined : target.value.slice(0, isDate ? 10 : 5))
        }
      />
      <button
        type="button"
        className={`min-h-14! ${button('plain')}`}
        onClick={() => onAnswer(isDate ? companyDay(new Date()) : localOf(new Date()).slice(11, 16))}
      >
        {isDate ? words.today : words.now}
      </button>
    </div>
  )
}
