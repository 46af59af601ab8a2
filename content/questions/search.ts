import { plainWords } from '#platform/text/plain-words.ts'
import { groupTitles, type Question } from './question.ts'

/** Plain code: it runs on the server and in the browser, so that both find the same. */
const skipped = new Set(
  'a an and any are at be but by can could did do does for from get go had has have how i if in is it its me my no not of on or our out please shall should so that the their them there these they this to up us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Words that people type, and how the words that our texts use for them begin. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  adjuster: ['insur'],
  agent: ['insur'],
  apartment: ['rent'],
  arrival: ['fast'],
  arrive: ['fast'],
  baby: ['child'],
  backed: ['sewage'],
  backup: ['sewage'],
  bill: ['pay', 'cost'],
  blood: ['trauma'],
  body: ['trauma'],
  broken: ['fail'],
  burned: ['fire'],
  cat: ['pet'],
  cellar: ['basement'],
  claim: ['insur'],
  clothing: ['cloth'],
  computer: ['electronic'],
  contract: ['agreement', 'authoriz'],
  coverage: ['insur'],
  crawlspace: ['crawl'],
  crime: ['trauma', 'crime'],
  death: ['trauma'],
  died: ['trauma'],
  discard: ['throw'],
  dog: ['pet'],
  dried: ['dry'],
  dumpster: ['throw'],
  electric: ['power', 'electric'],
  electricity: ['power', 'electric'],
  estimate: ['cost'],
  eta: ['fast'],
  flood: ['water'],
  flooded: ['water'],
  flooding: ['water'],
  freezer: ['food'],
  fridge: ['food'],
  furniture: ['belonging'],
  hotel: ['stay'],
  insurance: ['insur'],
  kid: ['child'],
  landlord: ['rent'],
  leak: ['water'],
  leaking: ['water'],
  license: ['regist', 'certif'],
  licensed: ['regist', 'certif'],
  mildew: ['mold'],
  mould: ['mold'],
  murder: ['trauma'],
  noise: ['loud'],
  noisy: ['loud'],
  odor: ['smell'],
  odour: ['smell'],
  picture: ['photo'],
  pipe: ['water', 'plumb'],
  poop: ['sewage'],
  price: ['cost'],
  quote: ['cost'],
  refrigerator: ['food'],
  river: ['creek'],
  septic: ['sewage'],
  sewer: ['sewage'],
  smoke: ['soot'],
  stink: ['smell'],
  suicide: ['trauma'],
  sunday: ['weekend'],
  tarp: ['cover'],
  tenant: ['rent'],
  toilet: ['sewage'],
  toss: ['throw'],
  trash: ['throw'],
  weekend: ['night'],
  working: ['fail', 'work'],
}

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
  return `${groupTitles[group]} ${question} ${answer}`
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

/** The word without its grammatical ending: "flooded" and "floods" look for "flood". */
function stem(word: string) {
  return word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s|e|y)$/, '') : word.replace(/s$/, '')
}

function meaningsOf(word: string) {
  const one = Object.hasOwn(meanings, word) ? word : word.replace(/s$/, '')
  return Object.hasOwn(meanings, one) ? (meanings[one] ?? []) : []
}
