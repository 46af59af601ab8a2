import { loaded } from '../ui/load-screen.ts'
import type { Words } from './en.ts'
import { readable } from './readable.ts'

let coming: Promise<Words> | undefined

/** All words in Spanish. */
export function spanishWords(): Promise<Words> {
  return (coming ??= readable(load()))
}

async function load() {
  try {
    return (await loaded(() => import('./es.ts'))).es
  } catch (error) {
    // Whoever asks next tries again.
    coming = undefined
    throw error
  }
}
