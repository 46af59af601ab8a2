/** A text in both languages of the forms. */
export function both(en: string, es: string) {
  return { en, es }
}

/** One of the options of a choice, with its label in both languages. */
export function option(id: string, en: string, es: string) {
  return { id, label: { en, es } }
}
