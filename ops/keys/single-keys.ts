import { watched } from '../ui/watched.ts'

const key = 'single-keys'
const isOn = watched(localStorage.getItem(key) !== 'off')

/**
 * Whether a letter alone does something. Who speaks to their device, or rests a hand on the keys, can switch it off on this
 * device; keys that are held with Ctrl go on.
 */
export const areSingleKeysOn = isOn.get
export const useSingleKeys = isOn.use

export function switchSingleKeys(next: boolean) {
  localStorage.setItem(key, next ? 'on' : 'off')
  isOn.set(next)
}
