import { Building2, Files, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { UnbrokenTimes } from '../../ui/unbroken-times.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Choice, Side } from './merge-fields.ts'

export type FieldOption = { choice: Choice; value: string; isPossible: boolean }

type FieldChoiceProps = {
  label: string
  /** Who changed it, or why there is nothing to choose. */
  hint: string
  options: readonly FieldOption[]
  /** Whose each side is, and since when. */
  who: Readonly<Record<Side, string>>
  chosen: Choice | null
  /** It is still to be chosen, and the person tried to go on. */
  isMissing: boolean
  onChoose: (choice: Choice) => void
}

const icons = { mine: Smartphone, theirs: Building2, both: Files }

/**
 * One field of a record that is not the same here and at the server: each side with its value, to be taken. Each says whose it is, as
 * what stands above a list of fields is out of sight at the second one.
 */
export function FieldChoice({ label, hint, options, who, chosen, isMissing, onChoose }: FieldChoiceProps) {
  const { clash } = useWords()
  const id = useId()
  return (
    <fieldset className="@container mt-4 min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="font-display text-lg leading-tight font-semibold uppercase">{label}</legend>
      <p id={`${id}-hint`} className={`mb-1.5 text-sm ${isMissing ? 'text-red' : 'text-muted'}`}>
        {hint}
      </p>
      <div className="grid gap-2 @sm:grid-cols-2">
        {options.map(({ choice, value, isPossible }) => {
          const Icon = icons[choice]
          return (
            <label
              key={choice}
              className={`flex min-h-13 min-w-0 cursor-pointer gap-2.5 rounded-sm border border-edge bg-sheet px-2.5 py-2 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-gold-wash has-checked:shadow-[inset_0_-3px_0_var(--gold)] has-disabled:cursor-default has-disabled:border-dashed has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${choice === 'both' ? 'col-span-full' : ''}`}
            >
              <input
                type="radio"
                name={id}
                value={choice}
                checked={choice === chosen}
                disabled={!isPossible}
                aria-invalid={isMissing || undefined}
                className="mt-0.5 size-5 shrink-0 scroll-mt-24 scroll-mb-36 accent-gold"
                onChange={() => onChoose(choice)}
              />
              <span className="min-w-0 leading-snug wrap-anywhere">
                <span className="flex items-center gap-1.5 text-sm">
                  <Icon aria-hidden className="size-4 shrink-0" />
                  {clash[choice]}
                  <span className="sr-only">{': '}</span>
                </span>
                <span className="block py-0.5 font-semibold whitespace-pre-line tabular-nums">
                  <UnbrokenTimes words={value} />
                </span>
                {choice !== 'both' && (
                  <span className="block text-sm text-muted tabular-nums">
                    <span className="sr-only">, </span>
                    {who[choice]}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
