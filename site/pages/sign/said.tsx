import { inLanguage, type Wording } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'

/** What a form says in the language of whoever reads; where nobody translated it, it says that it is English. */
export function Said({ wording, language }: { wording: Wording; language: Language }) {
  return wording[language] ? <>{inLanguage(wording, language)}</> : <span lang="en">{wording.en}</span>
}
