import { useId, type ReactNode } from 'react'

type OneOfProps<Choice extends string> = {
  title: string
  choices: readonly Choice[]
  words: Readonly<Record<Choice, string>>
  /** What was chosen may not be offered any more. */
  chosen: string | undefined
  onChoose: (choice: Choice) => void
  /** What the choice asks for next. */
  children?: ReactNode
}

/** Whoever signs chooses one of a few. Nothing is chosen for them. */
export function OneOf<Choice extends string>({
  title,
  choices,
  words,
  chosen,
  onChoose,
  children,
}: OneOfProps<Choice>) {
  const name = useId()
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold">{title}</legend>
      {choices.map((choice) => (
        <label key={choice} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={chosen === choice}
            className="size-5 shrink-0 accent-gold"
            onChange={() => onChoose(choice)}
          />
          <span className="min-w-0 wrap-anywhere">{words[choice]}</span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
