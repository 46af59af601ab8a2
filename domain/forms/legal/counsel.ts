import type { Language } from '#domain/preferences/language.ts'

/** Where the lawyer of the company still has to write something, and what: a note to them, and to nobody else. */
const note = /\[(?:Counsel|Abogado):[^\]]*\]/g

const waits: Readonly<Record<Language, string>> = {
  en: 'This text waits for the company’s lawyer.',
  es: 'Este texto espera al abogado de la empresa.',
}

/** Whether a legal text isn’t finished. */
export function waitsForCounsel(text: string): boolean {
  return text.search(note) >= 0
}

/** A legal text as a customer reads it: in place of a note to the lawyer it says that the text waits for them. */
export function withoutNotes(text: string, language: Language): string {
  return text.replace(note, waits[language])
}
