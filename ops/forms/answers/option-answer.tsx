import { Check } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import type { Option } from '#domain/forms/definition/options.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { Json } from '#platform/canonical-json.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import type { AnswerOf } from './answer-field.tsx'

type OneAnswerProps = {
  options: readonly Option[]
  value: Json | undefined
  language: Language
  onAnswer: (answer: Json | undefined) => void
  /** Where a finger or a mouse that chooses does more than answer. With the keys people look at several first. */
  onTap?: ((answer: Json) => void) | undefined
  /** Inside the row of a table. */
  labelId?: string
}

/** One of several: a tap answers. The second of two quick ones belongs to the first. */
export function OneAnswer({
  options,
  value,
  language,
  onAnswer,
  onTap,
  labelId = 'question',
}: OneAnswerProps) {
  const list = useRef<HTMLDivElement>(null)
  const chosen = options.findIndex(({ id }) => id === value)

  function move(event: KeyboardEvent, nth: number) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const to = (nth + step + options.length) % options.length
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus()
    onAnswer(options[to]?.id)
  }

  function press(nth: number, taps: number) {
    const id = options[nth]?.id
    if (id === undefined || taps > 1) return
    if (nth === chosen) return onAnswer(undefined)
    // Keys press a button, too: such a click counts no taps.
    if (taps === 1 && onTap) onTap(id)
    else onAnswer(id)
  }

  const isShort =
    options.length <= 3 && options.every(({ label }) => inLanguage(label, language).length <= 12)
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-labelledby={labelId}
      lang={language}
      className={isShort ? 'grid auto-cols-fr grid-flow-col gap-2.5 cramped:grid-flow-row' : 'grid gap-2.5'}
    >
      {options.map(({ id, label }, nth) => (
        <button
          key={id}
          type="button"
          role="radio"
          data-option
          aria-checked={nth === chosen}
          tabIndex={nth === Math.max(chosen, 0) ? 0 : -1}
          className="group flex min-h-14 items-center gap-3 rounded-sm border border-edge bg-sheet px-4 py-2 text-left text-lg leading-snug text-ink hover:border-ink aria-checked:border-rail aria-checked:bg-rail aria-checked:text-white"
          onClick={({ detail }) => press(nth, detail)}
          onKeyDown={(event) => move(event, nth)}
        >
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-content-center rounded-full border-2 border-edge group-aria-checked:border-gold"
          >
            <span className="size-3 rounded-full group-aria-checked:bg-gold" />
          </span>
          <span className="min-w-0 wrap-anywhere">{inLanguage(label, language)}</span>
        </button>
      ))}
    </div>
  )
}

/** Several of several. */
export function ChipsAnswer({ field, value, language, job, onAnswer }: AnswerOf<'chips'>) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  function toggle(id: string) {
    const has = chosen.includes(id)
    // In the order of the form, however they were tapped.
    const next = field.options
      .map((option) => option.id)
      .filter((each) => (each === id ? !has : chosen.includes(each)))
    onAnswer(next.length === 0 ? undefined : next)
  }
  const loss = job?.facts.loss_type
  const usual = loss && field.usual?.find((each) => each.loss === loss)?.options
  return (
    <div
      role="group"
      aria-labelledby="question"
      lang={language}
      className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1"
    >
      {usual && chosen.length === 0 && (
        <UsualButton field={field} usual={usual} language={language} onAnswer={onAnswer} />
      )}
      {field.options.map(({ id, label }) => {
        const isOn = chosen.includes(id)
        return (
          <button
            key={id}
            type="button"
            role="checkbox"
            data-option
            aria-checked={isOn}
            className="group flex min-h-12 items-center gap-3 rounded-sm border border-edge bg-sheet px-3.5 py-1.5 text-left text-base leading-snug text-ink hover:border-ink aria-checked:border-rail aria-checked:bg-rail aria-checked:text-white"
            onClick={() => toggle(id)}
          >
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-content-center rounded-sm border-2 border-edge group-aria-checked:border-gold group-aria-checked:bg-gold"
            >
              {isOn && <Check className="size-4 text-on-gold" />}
            </span>
            <span className="min-w-0 wrap-anywhere">{inLanguage(label, language)}</span>
          </button>
        )
      })}
    </div>
  )
}

type UsualProps = Pick<AnswerOf<'chips'>, 'field' | 'language' | 'onAnswer'> & { usual: readonly string[] }

/** One tap for what is mostly chosen, by name. What doesn’t fit is taken out again with another. */
function UsualButton({ field, usual, language, onAnswer }: UsualProps) {
  const words = useFillWords()
  const options = field.options.filter(({ id }) => usual.includes(id))
  return (
    <button
      type="button"
      className="min-h-14 rounded-sm border-2 border-gold bg-gold-wash px-3.5 py-2 text-left text-base leading-snug text-ink hover:border-ink sm:col-span-2 lg:col-span-1"
      onClick={() => onAnswer(options.map(({ id }) => id))}
    >
      <span className="font-semibold">{words.usual}: </span>
      {options.map(({ label }) => inLanguage(label, language)).join(', ')}
    </button>
  )
}
