type SuggestionsProps = {
  /** What the row offers, where its field alone does not say it. */
  label?: string
  options: readonly { value: string; label: string }[]
  isChosen: (value: string) => boolean
  onChoose: (value: string) => void
}

/** Under a text field: the likely answers, one tap each, in a row that scrolls on phones. */
export function Suggestions({ label, options, isChosen, onChoose }: SuggestionsProps) {
  return (
    <div
      role={label ? 'group' : undefined}
      aria-label={label}
      className="-mx-1.5 mt-2 flex gap-2 overflow-x-auto px-1.5 pb-2 lg:flex-wrap lg:overflow-visible"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={isChosen(option.value)}
          className="min-h-12 shrink-0 rounded-sm border border-edge bg-sheet px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-gold-wash aria-pressed:inset-ring aria-pressed:inset-ring-ink"
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
