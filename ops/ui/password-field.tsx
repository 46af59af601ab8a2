import { useState } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { PasswordInput, type PasswordProps } from './password-input.tsx'

/** A password that can be shown, and that says when caps lock is on. */
export function PasswordField(props: PasswordProps) {
  const { ui } = useFirstWords()
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  return (
    <PasswordInput
      {...props}
      words={ui}
      isShown={isShown}
      hasCapsLock={capsLock}
      onToggle={() => setShown(!isShown)}
      onKeyDown={({ key, nativeEvent }) => {
        // Pressing the key itself reports the state before it.
        if (key !== 'CapsLock') setCapsLock(nativeEvent.getModifierState('CapsLock'))
      }}
      onKeyUp={({ nativeEvent }) => setCapsLock(nativeEvent.getModifierState('CapsLock'))}
      onBlur={() => setCapsLock(false)}
    />
  )
}
