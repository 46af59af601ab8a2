import * as z from 'zod'
import { blank, optionalWords, type BothLanguages } from './both-languages.ts'

export const longestHeadline = 60

const headline = optionalWords(longestHeadline)
const Headlines = z.strictObject({
  /** On every page but those about trauma, where a group of pages has none of its own. */
  everywhere: headline,
  home: headline,
  services: headline,
  trauma: headline,
  areas: headline,
  questions: headline,
  contact: headline,
  others: headline,
})
export type Headlines = z.output<typeof Headlines>

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time.')

/** What stands at the top of the chat, by the page and by the hour where the company works. */
export const Greeting = z.strictObject({
  day: Headlines,
  night: Headlines,
  /** While the storm wording is on. */
  storm: Headlines,
  night_from: time,
  night_until: time,
})
export type Greeting = z.output<typeof Greeting>

export const longestNote = 120

/** Turned on and off by hand: what the company says while a storm has all of it at work. */
export const Storm = z.strictObject({ is_on: z.boolean(), words: optionalWords(longestNote) })
export type Storm = z.output<typeof Storm>

const noHeadlines: Headlines = {
  everywhere: blank,
  home: blank,
  services: blank,
  trauma: blank,
  areas: blank,
  questions: blank,
  contact: blank,
  others: blank,
}

export const firstGreeting: Greeting = {
  day: noHeadlines,
  night: noHeadlines,
  storm: noHeadlines,
  night_from: '20:00',
  night_until: '06:00',
}

const firstStormWords: BothLanguages = {
  en: 'Many homes were hit, so replies may take longer. In danger, call 911.',
  es: 'Hay muchas casas dañadas y podemos tardar en contestar. Si hay peligro, llame al 911.',
}
export const firstStorm: Storm = { is_on: false, words: firstStormWords }
