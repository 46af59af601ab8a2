import { useEffect, useEffectEvent } from 'react'
import { isField, targetOfFreeKey } from '../../../keys/free-key.ts'
import { lengthKeys, type LengthKey } from './length-entry.ts'

const named: Readonly<Record<string, LengthKey>> = {
  Backspace: 'back',
  "'": 'feet',
  ' ': 'feet',
  '"': 'inches',
  '/': 'half',
}

/** The pad by keyboard: digits, ' and ", Enter sets. */
export function useLengthKeys({ press, set }: { press: (key: LengthKey) => void; set: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = targetOfFreeKey(event)
    if (!target || isField(target)) return
    // Both press the button that has the keyboard.
    if ((event.key === 'Enter' || event.key === ' ') && target.closest('a[href], button, [role=button]'))
      return
    const key = lengthKeys.find((each) => each === event.key) ?? named[event.key]
    if (event.key === 'Enter') set()
    else if (key) press(key)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
