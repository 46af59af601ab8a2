import { useState, type ComponentProps } from 'react'
import { useWords } from '../words/words.tsx'
import { Field } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'aside'>

/** A password that can be shown, and that says when caps lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { ui } = useWords()
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      onKeyDown={({ key, nativeEvent }) => {
        // Pressing the key itself reports the state before it.
        if (key !== 'CapsLock') setCapsLock(nativeEvent.getModifierState('CapsLock'))
      }}
      onKeyUp={({ nativeEvent }) => setCapsLock(nativeEvent.getModifierState('CapsLock'))}
      onBlur={() => setCapsLock(false)}
      aside={<span role="status">{capsLock && ui.capsLock}</span>}
      after={
        <button
          type="button"
          className="m-0.5 min-w-16 px-3 text-sm font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4"
          aria-label={isShown ? ui.hideWhat(props.label) : ui.showWhat(props.label)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? ui.hide : ui.show}
        </button>
      }
    />
  )
}
