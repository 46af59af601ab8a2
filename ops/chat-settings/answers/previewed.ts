import type { Language } from '#domain/preferences/language.ts'
import { watched } from '../../ui/watched.ts'

/** The answer that is being written, as a visitor would get it. */
export type Previewed = {
  readonly question: string
  readonly answer: string
  readonly link: string
  readonly language: Language
}

/** Null while no answer is being written. */
export const previewed = watched<Previewed | null>(null)
