import type { WeighWords } from '../answers/passage.ts'

type Asked = { readonly text: string; readonly language: string; readonly reason: string }
type Weighed = ReturnType<WeighWords>

/** How much of two questions has to be the same. */
const enough = 0.6

/**
 * Puts questions together that ask the same: in one language, for one reason, with the same words, where rare ones count more than
 * common ones. Those in front come first in their groups. What has no word that says anything is left out.
 */
export function groupAlike<Question extends Asked>(
  questions: readonly Question[],
  weigh: WeighWords,
): Question[][] {
  const groups: { words: Weighed; questions: Question[] }[] = []
  for (const question of questions) {
    const words = weigh(question.text)
    if (words.length === 0) continue
    const [nearest] = groups
      .filter(
        ({ questions: [first] }) => first?.language === question.language && first.reason === question.reason,
      )
      .map((group) => ({ group, share: sharedBy(words, group.words) }))
      .filter(({ share }) => share >= enough)
      .toSorted((a, b) => b.share - a.share)
    if (nearest) nearest.group.questions.push(question)
    else groups.push({ words, questions: [question] })
  }
  return groups.map(({ questions }) => questions)
}

/** From 0 to 1: twice what both say, of what each says. */
function sharedBy(a: Weighed, b: Weighed) {
  const both = a.filter((word) => b.some((other) => isSame(word.stems, other.stems)))
  return (2 * sum(both)) / (sum(a) + sum(b))
}

/** "move" and "moving" have no stem in common, but one begins with the other. */
function isSame(some: readonly string[], others: readonly string[]) {
  return some.some((a) => others.some((b) => a === b || (a.length > 2 && b.length > 2 && isStart(a, b))))
}

function isStart(a: string, b: string) {
  return a.startsWith(b) || b.startsWith(a)
}

function sum(words: Weighed) {
  return words.reduce((total, { weight }) => total + weight, 0)
}
