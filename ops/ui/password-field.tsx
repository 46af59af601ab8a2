import { useState, type ComponentProps } from 'react'
import { Field } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'after'>

/** A password that can be shown, and that says when caps lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  return (
    <div>
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
        after={
          <button
            type="button"
            className="m-0.5 min-w-16 px-3 text-sm font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4"
            aria-pressed={isShown}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      <p role="status" className={capsLock ? 'mt-1 text-sm font-semibold' : 'sr-only'}>
        {capsLock && 'Caps lock is on.'}
      </p>
    </div>
  )
}
