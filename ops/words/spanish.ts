import { loaded } from '../ui/load-screen.ts'
import type { Words } from './en.ts'

let words: Words | undefined
let coming: Promise<Words> | undefined

/** All words in Spanish, or a promise of them. */
export function spanishWords(): Words | Promise<Words> {
  return words ?? (coming ??= load())
}

async function load() {
  try {
    words = (await loaded(() => import('./es.ts'))).es
    return words
  } catch (error) {
    // Whoever asks next tries again.
    coming = undefined
    throw error
  }
}
