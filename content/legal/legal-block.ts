/**
 * A text whose words a lawyer owns. A change of its words is a new version: forms that were signed stay with theirs. What stands
 * in [brackets] is for counsel to put in: a customer reads there that the text waits for the company's lawyer.
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
