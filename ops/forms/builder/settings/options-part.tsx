import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId } from 'react'
import type { Option } from '#domain/forms/definition/options.ts'
import type { Language } from '#domain/preferences/language.ts'
import { useBuilding } from '../builder-context.ts'
import { newOption } from '../edit/new-field.ts'
import { inputClass } from '../../../ui/field-frame.tsx'

type OptionsPartProps = { options: readonly Option[]; onChange: (options: Option[]) => void }

const most = 40

/** What can be chosen, in both languages. Answers hold the ID of an option, so other words change no answer. */
export function OptionsPart({ options, onChange }: OptionsPartProps) {
  const { newId } = useBuilding()
  const id = useId()

  function add() {
    onChange([...options, newOption(newId)])
    requestAnimationFrame(() => document.getElementById(`${id}-${options.length}-en`)?.focus())
  }

  function move(nth: number, by: 1 | -1) {
    const option = options[nth]
    if (!option || !options[nth + by]) return
    onChange(options.toSpliced(nth, 1).toSpliced(nth + by, 0, option))
    requestAnimationFrame(() =>
      document.getElementById(`${id}-${nth + by}-${by === 1 ? 'down' : 'up'}`)?.focus(),
    )
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Options</legend>
      <ol className="grid gap-1">
        {options.map((option, nth) => (
          <li key={option.id} className="flex min-w-0 flex-wrap items-center gap-1">
            {(['en', 'es'] as const).map((language) => (
              <input
                key={language}
                id={`${id}-${nth}-${language}`}
                lang={language}
                aria-label={`Option ${nth + 1}, ${language === 'en' ? 'English' : 'Spanish'}`}
                placeholder={language === 'en' ? `Option ${nth + 1}` : 'Spanish'}
                maxLength={120}
                autoComplete="off"
                className={`${inputClass} h-11 min-w-0 flex-1 px-2 text-[0.9375rem]! max-lg:text-base! lg:h-9`}
                value={option.label[language] ?? ''}
                onChange={({ target }) => onChange(options.with(nth, worded(option, language, target.value)))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || options.length >= most) return
                  event.preventDefault()
                  add()
                }}
              />
            ))}
            <span className="flex shrink-0 justify-end max-lg:w-full">
              <button
                id={`${id}-${nth}-up`}
                type="button"
                aria-label={`Move option ${nth + 1} up`}
                aria-disabled={nth === 0}
                className={iconButton}
                onClick={() => move(nth, -1)}
              >
                <ArrowUp aria-hidden className="size-4" />
              </button>
              <button
                id={`${id}-${nth}-down`}
                type="button"
                aria-label={`Move option ${nth + 1} down`}
                aria-disabled={nth === options.length - 1}
                className={iconButton}
                onClick={() => move(nth, 1)}
              >
                <ArrowDown aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                aria-label={`Remove option ${nth + 1}`}
                className={iconButton}
                onClick={() => onChange(options.toSpliced(nth, 1))}
              >
                <X aria-hidden className="size-4" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {options.length < most && (
        <button
          type="button"
          className="mt-1 flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold hover:underline lg:min-h-8"
          onClick={add}
        >
          <Plus aria-hidden className="size-4" />
          Option
        </button>
      )}
    </fieldset>
  )
}

function worded(option: Option, language: Language, text: string): Option {
  const { en, es } = language === 'en' ? { ...option.label, en: text } : { ...option.label, es: text }
  return { ...option, label: { en, ...(es && { es }) } }
}

const iconButton =
  'grid size-11 place-content-center rounded-sm text-muted hover:not-aria-disabled:bg-wash hover:not-aria-disabled:text-ink aria-disabled:opacity-30 lg:h-9 lg:w-6'
