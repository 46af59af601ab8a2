import type { LeadNote } from '#domain/leads/lead.ts'

/** The newest note by someone else: what the office wants known, however much the person wrote since. */
export function newestOfOthers(notes: readonly LeadNote[], me: string) {
  return notes.filter(({ by }) => by !== me).toSorted((a, b) => b.at.localeCompare(a.at))[0]
}
