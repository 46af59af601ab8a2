/** Where the lawyer of the company still has to write something, and what: a note to them, and to nobody else. */
const note = /[ \t]*\[(?:Counsel|Abogado):[^\]]*\]/g

/** Whether a legal text isn’t finished. */
export function waitsForCounsel(text: string): boolean {
  return text.search(note) >= 0
}

/** A legal text as a customer reads it, without the notes to the lawyer: people who fill in and set up forms are told of those. */
export function withoutNotes(text: string): string {
  const paragraphs = text.replace(note, '').split('\n\n')
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
