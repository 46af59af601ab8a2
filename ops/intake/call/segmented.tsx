import { useId } from 'react'
import type { FactChoice } from '#domain/jobs/facts/choices-of.ts'
import { MoreChoices } from './more-choices.tsx'

type SegmentedProps<Value extends string> = {
  label: string
  /** What it asks is clear from where it stands. */
  isLabelHidden?: boolean
  aside?: string
  value: Value | undefined
  options: readonly (FactChoice & { readonly value: Value })[]
  /** Rarer choices, in a list at the end of the bar. */
  more?: readonly (FactChoice & { readonly value: Value })[]
  /** Undefined takes the answer back. */
  onChoose: (value: Value | undefined) => void
  fact?: string
  /** Boxes apart, in place of one divided bar. */
  isApart?: boolean
  /** On a desk it stays in one line. */
  isOneLine?: boolean
}

/** One of a few, all in sight, in one bar. What is chosen is taken back by choosing it again. */
export function Segmented<Value extends string>({
  label,
  isLabelHidden = false,
  aside,
  value,
  options,
  more = [],
  onChoose,
  fact,
  isApart = false,
  isOneLine = false,
}: SegmentedProps<Value>) {
  const name = useId()
  const bar = `flex flex-wrap gap-px rounded-sm border border-edge bg-line ${aside ? 'flashes' : ''} ${isOneLine ? '@min-[36rem]:flex-nowrap' : ''}`
  return (
    <fieldset className={`min-w-0 ${isOneLine ? '@min-[36rem]:min-w-fit' : ''}`} data-fact={fact}>
      <legend
        className={isLabelHidden ? 'sr-only' : 'mb-1 flex w-full flex-wrap justify-between gap-x-3 text-sm'}
      >
        <span className="font-semibold">{label}</span>
        {aside && <span className="text-muted">{aside}</span>}
      </legend>
      <div key={aside} className={isApart ? 'flex flex-wrap gap-1.5 @min-[42rem]:gap-2' : bar}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${segment} ${isApart ? 'min-h-11 rounded-sm border border-edge px-2.5 @min-[36rem]:px-1.5 @min-[42rem]:px-2 @min-[36rem]:@max-[42rem]:text-sm' : 'min-h-10.5 px-2.5 @min-[36rem]:@max-[42rem]:px-2 @min-[42rem]:px-3'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className="sr-only"
              onChange={() => onChoose(option.value)}
              // A radio that is chosen says nothing when it is pressed again.
              onClick={() => option.value === value && onChoose(undefined)}
            />
            {option.label}
          </label>
        ))}
        {more.length > 0 && <MoreChoices label={label} value={value} options={more} onChoose={onChoose} />}
      </div>
    </fieldset>
  )
}

const segment =
  'relative flex flex-auto cursor-pointer items-center justify-center bg-sheet py-1 text-center leading-tight transition-colors duration-150 hover:bg-wash has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:[-webkit-text-stroke:0.4px] has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-focus-visible:shadow-[0_0_0_2px_var(--gold)]'
