import { Building2, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { UnbrokenTimes } from '../../ui/unbroken-times.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Choice } from './merge-fields.ts'

export type FieldOption = { choice: Choice; value: string; isPossible: boolean }

type FieldChoiceProps = {
  label: string
  /** Who changed it, or why there is nothing to choose. */
  hint: string
  options: readonly FieldOption[]
  chosen: Choice | null
  /** It is still to be chosen, and the person tried to go on. */
  isMissing: boolean
  onChoose: (choice: Choice) => void
}

/** One field of a record that is not the same here and at the server: each side with its value, to be taken. */
export function FieldChoice({ label, hint, options, chosen, isMissing, onChoose }: FieldChoiceProps) {
  const { clash } = useWords()
  const id = useId()
  return (
    <fieldset className="mt-4 min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="font-display text-lg leading-tight font-semibold uppercase">{label}</legend>
      <p id={`${id}-hint`} className={`mb-1.5 text-sm ${isMissing ? 'text-red' : 'text-muted'}`}>
        {hint}
      </p>
      <div className="grid grid-cols-2 gap-2 @max-[17rem]:grid-cols-1">
        {options.map(({ choice, value, isPossible }) => (
          <label
            key={choice}
            className={`flex min-h-13 min-w-0 cursor-pointer items-center gap-2.5 rounded-sm border border-edge bg-sheet px-2.5 py-2 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-gold-wash has-checked:shadow-[inset_0_-3px_0_var(--gold)] has-disabled:cursor-default has-disabled:border-dashed has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${choice === 'both' ? 'col-span-full' : ''}`}
          >
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === chosen}
              disabled={!isPossible}
              aria-invalid={isMissing || undefined}
              className="size-5 shrink-0 scroll-mt-24 scroll-mb-36 accent-gold"
              onChange={() => onChoose(choice)}
            />
            <span className="min-w-0 leading-snug wrap-anywhere">
              {choice !== 'both' && (
                <span className="sr-only @max-[17rem]:not-sr-only @max-[17rem]:block @max-[17rem]:text-sm">
                  {clash[choice]}
                  {': '}
                </span>
              )}
              <span className="font-semibold tabular-nums">
                <UnbrokenTimes words={value} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type SideHeadProps = { side: 'mine' | 'theirs'; who: string }

/** Over the column of a side: whose it is, and since when. */
export function SideHead({ side, who }: SideHeadProps) {
  const { clash } = useWords()
  const Icon = side === 'mine' ? Smartphone : Building2
  return (
    <div className="min-w-0 border-t-4 border-ink bg-wash px-2.5 py-2">
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0" />
        {clash[side]}
      </p>
      <p className="text-sm text-muted wrap-anywhere tabular-nums">{who}</p>
    </div>
  )
}
