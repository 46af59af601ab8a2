import type { ComponentProps, ReactNode } from 'react'
import { factLabel } from '#domain/jobs/facts/fact-words.ts'
import { capitalized } from '#domain/jobs/facts/value-words.ts'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { originOf, useCall } from './call-context.ts'
import { type } from './changes.ts'
import { writeTyped, type TypedFact } from './typed.ts'

type TypedFieldProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'ref'> & {
  name: TypedFact
  label?: string
  /** Behind what is typed: its unit. */
  unit?: string
  /** Beside the label; where a value comes from goes before it. */
  hint?: string
  after?: ReactNode
  isRequired?: boolean
}

/** A fact that is typed. What is wrong with it is said below it, and stops nothing else. */
export function TypedField({
  name,
  label = capitalized(factLabel(name)),
  unit,
  hint,
  after,
  isRequired = false,
  ...input
}: TypedFieldProps) {
  const call = useCall()
  const { draft, wrong, isTried, change } = call
  const shown = draft.typed[name] ?? writeTyped(name, draft.chosen)
  const origin = originOf(call, name)
  const isMissing = isRequired && isTried && shown.trim() === ''
  const error = isMissing ? `Enter the ${factLabel(name)}.` : shownError(wrong[name], isTried || !isRequired)
  const aside = origin || hint || (isRequired ? 'required' : '')
  return (
    <div data-fact={name} className="min-w-0">
      <FieldFrame
        label={label}
        {...(error && { error })}
        aside={aside && <span className="font-normal text-muted">{aside}</span>}
      >
        {(wired) => (
          <div key={origin} className={`relative ${origin ? 'flashes' : ''}`}>
            <input
              autoComplete="off"
              {...input}
              {...wired}
              aria-required={isRequired || undefined}
              value={shown}
              className={`${inputClass} h-11 w-full px-3 ${unit ? 'pr-18' : ''} ${after ? 'pr-26 @min-[36rem]:@max-[44rem]:pr-11' : ''}`}
              onChange={(event) => change((draft) => type(draft, name, event.target.value))}
            />
            {unit && (
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-muted"
              >
                {unit}
              </span>
            )}
            {after && <div className="absolute inset-y-0 right-0 flex">{after}</div>}
          </div>
        )}
      </FieldFrame>
    </div>
  )
}

/** While a number is typed it is not wrong yet. */
function shownError(error: string | undefined, isShown: boolean) {
  return isShown ? error : undefined
}
