import { phonesIn } from '#domain/leads/phones-in.ts'
import type { Language } from '#domain/preferences/language.ts'
import { asksForPerson } from './hearing/asks-for-person.ts'
import { asksIfAutomated } from './hearing/asks-if-automated.ts'
import { cutQuote } from './answers/cut-quote.ts'
import { isSpanish } from './answers/spanish-words.ts'
import type { FoundPassage, Passage, Search } from './answers/passage.ts'
import { emergencyIn, type Emergency } from './danger/emergency.ts'
import { isFlood } from './danger/flood.ts'
import { brokenIn } from './forbidden.ts'
import { leftToPeople, type LeftToPeople } from './hearing/left-to-people.ts'
import { isQuestion } from './unanswered/asks.ts'
import { waterIn } from './danger/standing-water.ts'
import { namesEngineIndoors } from './danger/engine-indoors.ts'
import { namesWetPower } from './danger/wet-power.ts'
import { tellsOfDeath } from './hearing/tells-of-death.ts'
import { wayWishedIn } from './hearing/wished-way.ts'
import { tellableOf } from './written/tellable.ts'

/** Sentences of one page, word for word, with where they stand. */
export type Quote = Pick<Passage, 'text' | 'title' | 'path' | 'rules'> & {
  /** Of the quote. Most of our pages are in English alone: above such a quotation, the words of the chat in Spanish say that it is. */
  readonly language: Language
  readonly score: number
  /** The title or question of what is quoted. */
  readonly matches: string
  /** Staff published it, and the page that it names need not say the same. */
  readonly from_office?: true
}

/** What happens with a visitor's message. */
export type Decision =
  | { readonly kind: 'emergency'; readonly emergency: Emergency }
  | {
      readonly kind: 'quote'
      readonly quote: Quote
      readonly asked: Language
      /** The passages that a model may put an answer together from, where there are such. */
      readonly tellable?: readonly Passage[]
    }
  /** No answer but the phone and a person. */
  | {
      readonly kind: 'person'
      readonly reason: LeftToPeople | 'emergency' | 'nothing'
      readonly asked: Language
    }

/** What is done with a message, over the passages that there are; `phrases` are what the company itself never says. */
export type Decide = (message: string, phrases: readonly string[]) => Decision

export type Deciding = {
  readonly search: Search
  /** How much of a question a passage has to speak of, from 0 to 1. */
  readonly threshold?: number
  /** What the company itself never says. */
  readonly phrases?: readonly string[]
}

const usualThreshold = 0.45

/** Whoever says that it is an emergency, and not which, is told what to do: a question to read would hold them up. */
const emergencyQuestion = '/faq#is-it-an-emergency'

/** The same message is always decided alike: danger first, then what only people may answer, then a quote, and else a person. */
export function decide(
  message: string,
  { search, threshold = usualThreshold, phrases = [] }: Deciding,
): Decision {
  const emergency = emergencyIn(message)
  if (emergency) return { kind: 'emergency', emergency }

  const asked = isSpanish(message) ? 'es' : 'en'
  const reason = leftToPeople(message) ?? (isForSafety(message) ? 'safety' : null)
  if (reason) return { kind: 'person', reason, asked }

  if (waitsForPerson(message)) return { kind: 'person', reason: 'nothing', asked }

  const found = quotableIn(message, search(message)).filter(({ score }) => score >= threshold)
  const quotes = found.map((passage) => quoteOf(passage, asked))
  const quote = quotes.find(({ text }) => text !== '' && brokenIn(text, phrases).length === 0)
  if (!quote) return { kind: 'person', reason: 'nothing', asked }
  if (quote.path === emergencyQuestion) return { kind: 'person', reason: 'emergency', asked }
  return { kind: 'quote', quote, asked, tellable: tellableOf(message, { quote, found, phrases, asked }) }
}

/** Pages of ours speak of these, but none says first what can kill here. */
function isForSafety(message: string) {
  return namesWetPower(message) || namesEngineIndoors(message)
}

/** What may be quoted to whoever writes this: of water below, first what keeps people out of it. */
function quotableIn(message: string, found: readonly FoundPassage[]): FoundPassage[] {
  const isDeep = isFlood(message)
  const water = waterIn(message)
  const quotable = found.filter(
    ({ rules }) =>
      // 988 is told to whoever speaks of ending their life, never because words are alike.
      !rules.includes('crisis-988') &&
      // What is done on a dry day sends people into the water on a wet one.
      (water === null || !rules.includes('maintain-dry')) &&
      (!isDeep || rules.includes('no-standing-water')),
  )
  if (water !== 'below') return quotable
  const keepsOut = ({ rules }: FoundPassage) => rules.includes('no-standing-water')
  return [...quotable.filter(keepsOut), ...quotable.filter((each) => !keepsOut(each))]
}

/**
 * Whoever asks for a person, tells how to reach them, or tells of a death: a page about something else holds them up, and one about
 * what it leaves behind hurts them.
 */
export function waitsForPerson(message: string): boolean {
  if (asksForPerson(message) || asksIfAutomated(message)) return true
  if (isQuestion(message)) return false
  return phonesIn(message).length > 0 || wayWishedIn(message) !== null || tellsOfDeath(message)
}

function quoteOf(passage: FoundPassage, asked: Quote['language']): Quote {
  const { title, link, path, rules, language = 'en', score, inSpanish, published } = passage
  const facts = { path, rules, score, matches: title, ...(published && { from_office: true as const }) }
  if (asked === 'es' && inSpanish)
    return { ...facts, text: innerMarks(inSpanish.text), title: inSpanish.title, language: 'es' }
  return { ...facts, text: innerMarks(cutQuote(passage)), title: link ?? title, language }
}

/** A quotation stands within double marks; one within it has single ones. */
function innerMarks(text: string) {
  return text.replaceAll('“', '‘').replaceAll('”', '’')
}
