import type { WeighWords } from '../answers/passage.ts'

type Asked = { readonly text: string; readonly language: string; readonly reason: string }
/** The words of a question with what each counts, and which of them has a stem. */
type Words = {
  readonly total: number
  readonly weights: readonly number[]
  readonly byStem: ReadonlyMap<string, number>
}

type Group<Question> = { readonly words: Words; readonly questions: Question[] }

/** How much of two questions has to be the same. */
const enough = 0.6
/** What comes after this in a message is a story: what it costs to compare messages does not grow with them. */
export const compared = { letters: 160, words: 12 }

/**
 * Puts questions together that ask the same: in one language, for one reason, with the same words, where rare ones count more than
 * common ones. Those in front come first in their groups. What has no word that says anything is left out.
 */
export function groupAlike<Question extends Asked>(
  questions: readonly Question[],
  weigh: WeighWords,
): Question[][] {
  const groups: Group<Question>[] = []
  /** Those with none of its words share nothing with a question, and need not be compared. */
  const byStem = new Map<string, Group<Question>[]>()
  for (const question of questions) {
    const words = wordsOf(question, weigh)
    if (words.total === 0) continue
    let nearest: { group: Group<Question>; share: number } | undefined
    const near = new Set([...words.byStem.keys()].flatMap((stem) => byStem.get(stem) ?? []))
    for (const group of near) {
      const [first] = group.questions
      if (first?.language !== question.language || first.reason !== question.reason) continue
      const share = sharedBy(words, group.words)
      if (share >= enough && share > (nearest?.share ?? 0)) nearest = { group, share }
    }
    if (nearest) {
      nearest.group.questions.push(question)
      continue
    }
    const group = { words, questions: [question] }
    groups.push(group)
    for (const stem of words.byStem.keys()) byStem.set(stem, [...(byStem.get(stem) ?? []), group])
  }
  return groups.map((group) => group.questions)
}

function wordsOf({ text }: Asked, weigh: WeighWords): Words {
  const weighed = weigh(text.slice(0, compared.letters)).slice(0, compared.words)
  return {
    total: weighed.reduce((total, { weight }) => total + weight, 0),
    weights: weighed.map(({ weight }) => weight),
    byStem: new Map(weighed.flatMap(({ stems }, at) => stems.map((stem) => [rootOf(stem), at]))),
  }
}

/** "move" and "moving" have no stem in common, but for the letter at its end. */
function rootOf(stem: string) {
  return stem.length > 3 ? stem.replace(/e$/, '') : stem
}

/** From 0 to 1: twice what both say, of what each says. */
function sharedBy(a: Words, b: Words) {
  const both = new Set<number>()
  for (const [stem, at] of a.byStem) if (b.byStem.has(stem)) both.add(at)
  let shared = 0
  for (const at of both) shared += a.weights[at] ?? 0
  return Math.min(1, (2 * shared) / (a.total + b.total))
}
