import type { Note } from '#domain/records/record.ts'

/** The newest note by someone else, however many notes the person wrote since. */
export function newestOfOthers(notes: readonly Note[], me: string | undefined) {
  return notes.filter(({ by_id }) => by_id !== me).toSorted((a, b) => b.at.localeCompare(a.at))[0]
}
