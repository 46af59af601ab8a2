import { watched } from '../ui/watched.ts'

const key = 'single-keys'
const isOn = watched(localStorage.getItem(key) !== 'off')

/**
 * Whether single-letter shortcuts are on. People who use dictation or press keys by accident can switch them off on this
 * device; keys that are held with Ctrl go on.
 */
export const areSingleKeysOn = isOn.get
export const useSingleKeys = isOn.use

export function switchSingleKeys(next: boolean) {
  localStorage.setItem(key, next ? 'on' : 'off')
  isOn.set(next)
}
