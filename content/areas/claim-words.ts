import { areas, stateNames, type Area } from '#domain/areas/areas.ts'
import type { Fact } from './fact.ts'
import type { AreaStory } from './story.ts'

/** A statement about a place as the page words it, and the facts it stands on. */
export type Claim = { readonly words: string; readonly backedBy: readonly Fact[] }

/** All statements about the place, each with its facts; advice and judgment are none. */
export function claimsOf({ details, record, reasons, others, questions }: AreaStory): Claim[] {
  return [
    ...details.map(({ label, value, backedBy }) => ({ words: `${label}: ${value}`, backedBy })),
    ...record.map(({ when, what, backedBy }) => ({ words: `${when}: ${what}`, backedBy })),
    ...reasons.map(({ title, text, backedBy }) => ({ words: `${title}. ${text}`, backedBy })),
    ...others.map(({ name, why, backedBy }) => ({ words: `${name}: ${why}`, backedBy })),
    ...questions.map(({ question, answer, backedBy }) => ({ words: `${question} ${answer}`, backedBy })),
  ].filter(({ backedBy }) => backedBy.length > 0)
}

/** The numbers, years, amounts and proper names of a claim that none of its facts has. */
export function unmatchedIn({ words, backedBy }: Claim): string[] {
  const said = backedBy.flatMap(({ source, date, figures, names }) => [
    source.title,
    ...(date ? [date, ...monthOf(date)] : []),
    ...figures,
    ...names,
  ])
  const known = new Set([...said.flatMap(numbersIn), ...said.flatMap(wordsIn)])
  const numbers = numbersIn(words).filter((number) => !known.has(number) && !toDial.has(number))
  const names = namesIn(words).filter((name) => !known.has(name) && !common.has(name))
  return [...new Set([...numbers, ...names])]
}

/** How sure a claim may sound: of what is only estimated or planned it says so. */
export function soundsTooSure({ words, backedBy }: Claim): boolean {
  const strengths = new Set(backedBy.map(({ strength }) => strength))
  if (strengths.size !== 1) return false
  if (strengths.has('estimated'))
    return !/\b(estimat\w+|about|around|nearly|almost|put at|assessed|some|roughly|more than)\b/i.test(words)
  if (strengths.has('planned'))
    return !/\b(plan\w*|propos\w+|would|was to|were to|approved|asked|due|grant|funded|agreed|meant)\b/i.test(
      words,
    )
  return false
}

const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const larger: Record<string, string> = {
  fifteen: '15',
  sixteen: '16',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
}
const numeralsByWord = new Map([
  ...numerals.map((word, index) => [word, String(index + 2)] as const),
  ...Object.entries(larger),
])

/** Years, amounts and counts, in digits; `1,200` is 1200. */
function numbersIn(text: string) {
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(',', ''))
  const spelled = wordsIn(text.toLowerCase())
    .map((word) => numeralsByWord.get(word))
    .filter((number) => number !== undefined)
  return [...digits.map((number) => number.replace(/^0+(?=\d)/, '')), ...spelled]
}

function wordsIn(text: string) {
  return text.match(/\p{L}[\p{L}’'.]*/gu)?.map((word) => word.replace(/[’']s$|[.’']+$/, '')) ?? []
}

/** Capitalized words that do not begin a sentence, a title or a quotation. */
function namesIn(text: string) {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;)’] )\p{Lu}[\p{L}’'.]*/gu)].flatMap(([word]) => wordsIn(word))
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function monthOf(date: string) {
  const month = months[Number(date.split('-')[1]) - 1]
  return month ? [month] : []
}

/** Numbers that anyone may dial: they claim nothing of a place. */
const toDial = new Set(['911', '811'])

/** Names that claim nothing: the places we serve and their states, and the words of the trade. */
const common = new Set([
  ...areas.flatMap(({ name, county }: Area) => wordsIn(`${name} ${county}`)),
  ...Object.values(stateNames),
  'Northeast',
  'Western',
  'North',
  'South',
  'East',
  'West',
  'US',
  'U.S',
  'American',
  'I',
  'County',
  'Township',
  'Route',
  'FEMA',
  'EPA',
  'Street',
  'Road',
  'Avenue',
])
