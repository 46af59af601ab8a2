/** Where one sentence ends and the next begins. */
export const betweenSentences = /(?<=[.!?]["”’)]?)\s+(?=["“(¿¡]?[\p{Lu}\d])/u

/** The sentences of a text as they stand in it, so that a few of them can be quoted word for word. */
export function sentencesOf(text: string): string[] {
  return text
    .split(betweenSentences)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
