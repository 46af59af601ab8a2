/**
 * A text whose words a lawyer owns. A change of its words is a new version: forms that were signed stay with theirs. What stands
 * in [brackets] is for counsel to put in: customers don't read it, and whoever fills in or sets up the form is told that it is missing.
 */
export type LegalBlock = {
  block: string
  version: number
  /** Where it applies; everywhere if it names none. */
  states: readonly ('OH' | 'PA')[]
  en: string
  /** Missing where nobody stands behind a translation: then it can't be signed in Spanish. */
  es?: string
  review: 'have counsel review'
}
