import { plainWords } from '#platform/plain-words.ts'
import { groupTitles, type Question } from './question.ts'

/** Plain code: it runs on the server and in the browser, so that both find the same. */
const skipped = new Set(
  'a an and any are at be but by can could did do does for from get go had has have how i if in is it its me my of on or our out please shall should so that the their them there these they this to up us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** What people type, and how the words that our texts use for it begin. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  adjuster: ['insur'],
  agent: ['insur'],
  blood: ['trauma'],
  cat: ['pet'],
  cellar: ['basement'],
  claim: ['insur'],
  clothing: ['cloth'],
  coverage: ['insur'],
  crawlspace: ['crawl'],
  death: ['trauma'],
  died: ['trauma'],
  dog: ['pet'],
  dried: ['dry'],
  estimate: ['cost'],
  flood: ['water'],
  flooded: ['water'],
  flooding: ['water'],
  furniture: ['belonging'],
  insurance: ['insur'],
  landlord: ['rent'],
  leak: ['water'],
  leaking: ['water'],
  licensed: ['regist', 'certif'],
  license: ['regist', 'certif'],
  mildew: ['mold'],
  mould: ['mold'],
  noise: ['loud'],
  noisy: ['loud'],
  odor: ['smell'],
  odour: ['smell'],
  pipe: ['water', 'plumb'],
  poop: ['sewage'],
  price: ['cost'],
  quote: ['cost'],
  sewer: ['sewage'],
  smoke: ['soot'],
  stink: ['smell'],
  suicide: ['trauma'],
  tenant: ['rent'],
  toilet: ['sewage'],
  weekend: ['night'],
}

/**
 * The items whose texts hold the most of the words typed, by word starts, whatever the case, accent or ending. An item that
 * holds fewer than half of them is not found. Typing nothing finds everything.
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

/** So few that their answers are shown at once. */
export const few = 3

/** What of a question is searched. */
export function searchedText({ group, question, answer }: Question) {
  return `${groupTitles[group]} ${question} ${answer}`
}

/** "3 of 57 questions match." */
export function tellFound(found: number, all: number) {
  if (found === all) return `${all} questions and answers.`
  if (found === 0) return 'No question matches.'
  return `${found} of ${all} questions ${found === 1 ? 'matches' : 'match'}.`
}

function wordsOf(typed: string) {
  return plainWords(typed).filter((word) => !skipped.has(word))
}

/** Without the ending that only grammar wants: "flooded" and "floods" look for "flood". */
function stem(word: string) {
  return word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s|e|y)$/, '') : word.replace(/s$/, '')
}

function meaningsOf(word: string) {
  const one = Object.hasOwn(meanings, word) ? word : word.replace(/s$/, '')
  return Object.hasOwn(meanings, one) ? (meanings[one] ?? []) : []
}
