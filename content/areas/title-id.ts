import { plainWords } from '#platform/text/plain-words.ts'

/** The fragment by which a part of a place's page is linked to. */
export function titleId(title: string): string {
  return plainWords(title).join('-')
}
