import { topicTitles } from '#domain/chat/answers/topics.ts'
import { meaningsOf, skipped, stem } from '#domain/chat/answers/english-words.ts'
import { plainWords } from '#platform/text/plain-words.ts'
import type { Question } from './question.ts'

/**
 * The items whose texts have the most of the typed words, compared by how words start and regardless of case, accents and
 * endings. An item with fewer than half of the words is not found. Typing nothing finds everything.
 */
export function search<T>(typed: string, items: readonly T[], textOf: (item: T) => string): readonly T[] {
  const wanted = wordsOf(typed).map((word) => [stem(word), ...meaningsOf(word)])
  if (wanted.length === 0) return items

  const counts = items.map((item) => {
    const words = plainWords(textOf(item))
    return wanted.filter((starts) => words.some((word) => starts.some((start) => word.startsWith(start))))
      .length
  })
  const best = Math.max(...counts)
  return best * 2 < wanted.length ? [] : items.filter((_, index) => counts[index] === best)
}

/** Up to this many results are shown with their answers open. */
export const few = 3

/** The text of a question that is searched. */
export function searchedText({ group, question, answer }: Question) {
  return `${topicTitles[group]} ${question} ${answer}`
}

/** "3 of 57 questions match." */
export function tellFound(found: number, all: number) {
  if (found === all) return `${all} questions and answers.`
  if (found === 0) return 'No questions match.'
  return `${found} of ${all} questions ${found === 1 ? 'matches' : 'match'}.`
}

function wordsOf(typed: string) {
  return plainWords(typed).filter((word) => !skipped.has(word))
}
