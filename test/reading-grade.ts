import { syllable } from 'syllable'

/**
 * The school grade, by Flesch and Kincaid, at which a text can be read. Each line is a block of its own, which ends a
 * sentence whether it has a full stop or not.
 */
export function readingGrade(lines: readonly string[]): number {
  const words = lines.flatMap(wordsOf)
  const sentences = lines
    .flatMap((line) => line.split(/[.!?]+(?:\s|$)/))
    .filter((part) => wordsOf(part).length > 0)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function wordsOf(text: string) {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’',.-]*/gu) ?? []
}
