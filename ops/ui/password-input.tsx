import type { ComponentProps } from 'react'
import type { Words } from '../words/en.ts'
import { Field } from './field.tsx'

export type PasswordProps = Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'aside'>

type PasswordInputProps = PasswordProps & {
  words: Words['ui']
  isShown: boolean
  hasCapsLock: boolean
  onToggle?: () => void
}

/** How a password field looks; the button names its other state, for a page whose script is not React. */
export function PasswordInput({ words, isShown, hasCapsLock, onToggle, ...field }: PasswordInputProps) {
  const { label } = field
  const [shown, hidden] = [
    [words.hide, words.hideWhat(label)],
    [words.show, words.showWhat(label)],
  ]
  const [[text, name], [otherText, otherName]] = isShown ? [shown, hidden] : [hidden, shown]
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      aside={
        <span role="status" data-caps-lock={words.capsLock}>
          {hasCapsLock && words.capsLock}
        </span>
      }
      after={
        <button
          type="button"
          className="m-0.5 min-w-16 px-3 text-sm font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4"
          aria-label={name}
          data-other={otherText}
          data-other-name={otherName}
          onClick={onToggle}
        >
          {text}
        </button>
      }
    />
  )
}
