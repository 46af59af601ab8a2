import { durationWords } from '#platform/text/duration-words.ts'
import { minute } from '#platform/time.ts'

/** How long anyone waits who guessed wrong too often, whether passwords, codes, second factors or PINs. */
export const lockedFor = 15 * minute

export const tooManyAttempts = `Too many attempts. Wait ${durationWords(lockedFor)}, or ask your administrator.`
