import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { PublishedForm } from '#domain/forms/published-form.ts'
import type { Language } from '#domain/preferences/language.ts'

type Asked = { asked: string; state: string | null; language: Language }

/** The forms whose names have every word that was typed, and that may be used where the loss is; of no loss, all of them. */
export function findForms(
  forms: readonly PublishedForm[],
  { asked, state, language }: Asked,
): PublishedForm[] {
  const words = plain(asked).split(/\s+/).filter(Boolean)
  return forms
    .filter(({ states }) => states.length === 0 || state === null || states.some((each) => each === state))
    .filter(({ title }) => words.every((word) => plain(inLanguage(title, language)).includes(word)))
    .toSorted((a, b) => inLanguage(a.title, language).localeCompare(inLanguage(b.title, language)))
}

/** "Autorización" is found by "autorizacion". */
function plain(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
