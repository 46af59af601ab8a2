import { displayPhone } from '#domain/leads/phone.ts'
import { factsHeardIn } from './heard-facts.ts'
import { plainLetters } from './spelling.ts'

/** Cities around that people write from, and that have no page of ours. Names of people and streets alone are none of them. */
export const unservedTowns = [
  'Akron',
  'Ambridge',
  'Cincinnati',
  'Cleveland',
  'Columbus',
  'Dayton',
  'Erie',
  'Farrell',
  'Grove City',
  'Hermitage',
  'Massillon',
  'Pittsburgh',
  'Ravenna',
  'Sewickley',
  'Slippery Rock',
  'Steubenville',
  'Toledo',
  'Weirton',
  'Zelienople',
] as const

const street = '(?! *(?:st|street|ave|av|avenue|rd|road|dr|drive|ln|lane|blvd|way|pl|pike|ct|court)\\b)'
const before =
  'in|from|near|to|outside|serve|service|cover|en|desde|cerca de|a|atienden|cubren|sirven|do you do|am at|live at'

const patterns = unservedTowns.map((town) => {
  const name = town.toLowerCase()
  return {
    town,
    pattern: new RegExp(
      `\\b(?:${before}) (?:downtown |east |west )?${name}\\b${street}|^\\W*${name},?(?: (?:oh|ohio|pa|wv))?\\W*$`,
    ),
  }
})

/** The town that someone asks for or writes from, where it is none of ours. */
export function unservedIn(text: string): string | null {
  if (factsHeardIn(text).town) return null
  const plain = plainLetters(text).replace(/\s+/g, ' ')
  return patterns.find(({ pattern }) => pattern.test(plain))?.town ?? null
}

/** What its visitor reads: no promise, and no refusal. */
export function unservedWords(town: string, phone: string) {
  const number = displayPhone(phone)
  return {
    en: `${town} isn’t on our list of towns. Please call ${number}, and we’ll tell you whether we can come.`,
    es: `${town} no está en nuestra lista de lugares. Llame al ${number} y le diremos si podemos ir.`,
  }
}
