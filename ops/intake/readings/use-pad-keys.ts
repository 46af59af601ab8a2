import { useEffect, useEffectEvent } from 'react'
import { isField, targetOfFreeKey } from '../../keys/free-key.ts'
import { areSingleKeysOn } from '../../keys/single-keys.ts'
import { digits, type Key } from './entry.ts'

type PadKeys = { press: (key: Key) => void; step: (step: 1 | -1) => void; photo: () => void }

const named: Readonly<Record<string, Key>> = {
  Enter: 'next',
  Backspace: 'back',
  '.': '.',
  ',': '.',
  '-': '-',
}
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The pad by keyboard: that of a desk, or a number pad that a technician carries. */
export function usePadKeys({ press, step, photo }: PadKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = targetOfFreeKey(event)
    if (!target || isField(target)) return
    // Enter presses the button or link that has the keyboard.
    if (event.key === 'Enter' && target.closest('a[href], button')) return
    const key = digits.find((digit) => digit === event.key) ?? named[event.key]
    const move = steps[event.key]
    if (key && !(event.repeat && key !== 'back')) press(key)
    else if (move) step(move)
    else if (event.key.toLowerCase() === 'p' && areSingleKeysOn() && !event.repeat) photo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
