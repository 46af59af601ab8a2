import type { ComponentProps } from 'react'
import type { CallWords } from '../../words/en-call.ts'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { originOf, useCall } from './call-context.ts'
import { type } from './changes.ts'
import { writeTyped, type TypedFact } from './typed.ts'

type TypedFieldProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'ref'> & {
  name: TypedFact
  label?: string
  /** Behind what is typed: its unit. */
  unit?: keyof CallWords['fields']['units']
  /** Beside the label; where a value comes from goes before it. */
  hint?: string
  /** Leaves room at its end for what lies over it. */
  hasRoom?: boolean
  isRequired?: boolean
}

/** A fact that is typed. What is wrong with it is said below it, and stops nothing else. */
export function TypedField({
  name,
  label,
  unit,
  hint,
  hasRoom = false,
  isRequired = false,
  ...input
}: TypedFieldProps) {
  const call = useCall()
  const { draft, wrong, isTried, change, words } = call
  const shownLabel = label ?? words.facts.label(name)
  const shown = draft.typed[name] ?? writeTyped(name, draft.chosen)
  const origin = originOf(call, name)
  const isMissing = isRequired && isTried && shown.trim() === ''
  const error = isMissing ? words.fields.enter(shownLabel) : shownError(wrong[name], isTried || !isRequired)
  const aside = origin || hint || (isRequired ? words.fields.required : '')
  return (
    <div data-fact={name} className="min-w-0">
      <FieldFrame
        label={shownLabel}
        {...(error && { error: words.facts.wrong(error) })}
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
              className={`${inputClass} h-11 w-full px-3 ${unit ? 'pr-18' : ''} ${hasRoom ? 'pr-26 @min-[36rem]:@max-[44rem]:pr-11' : ''}`}
              onChange={(event) => change((draft) => type(draft, name, event.target.value))}
            />
            {unit && (
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-muted"
              >
                {words.fields.units[unit]}
              </span>
            )}
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
