import { dress } from './dress.ts'
import { laterStyle } from './later-style.ts'

/** Fetched with the panel, and needed when something was said. */
export function dressLater(root: ShadowRoot) {
  dress(root, laterStyle)
}
