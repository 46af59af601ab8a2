import type { LeadFilter } from '#domain/leads/lead-query.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { lossWords } from './words.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const hourFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric' })

/** A day as YYYY-MM-DD in words: "Nov 3". */
export function dayWords(day: string) {
  return dayFormat.format(Date.parse(day))
}

/** An hour of the day in words: "1 PM". */
export function hourWords(hour: number) {
  return hourFormat.format(Date.UTC(2000, 0, 1, hour % 24))
}

/** Towns are stored in lower case, however they were typed. */
export function townWords(town: string) {
  return town === '' ? 'Not given' : town.replace(/(^|[\s.'-])\p{L}/gu, (start) => start.toUpperCase())
}

export function pageWords(page: string) {
  return { '': 'Page unknown', '/': 'Home page' }[page] ?? page
}

export function waitedWords({ waited_over: over, waited_under: under }: LeadFilter) {
  if (over !== undefined && under !== undefined) return `Received ${over} to ${under} min ago`
  if (over !== undefined) return `Received over ${over} min ago`
  return under === undefined ? '' : `Received in the last ${under} min`
}

function daysWords({ since, until }: LeadFilter) {
  if (since && since === until) return `Received on ${dayWords(since)}`
  if (since && until) return `Received ${dayWords(since)} to ${dayWords(until)}`
  if (since) return `Received since ${dayWords(since)}`
  return until ? `Received through ${dayWords(until)}` : ''
}

type Chip = { words: string; keys: (keyof LeadFilter)[] }

/** The active filters without a field of their own, each in words, with the keys that are cleared when it is removed. */
export function chipsOf(filter: LeadFilter): Chip[] {
  const { open, outcome, contacted, service, town, page, hour } = filter
  const chips: Chip[] = [
    { words: open ? 'Not closed yet' : '', keys: ['open'] },
    { words: outcome ? `Closed: ${outcomeWords(outcome)}` : '', keys: ['outcome'] },
    { words: contacted ? 'Contacted' : '', keys: ['contacted'] },
    { words: service ? `Service: ${lossWords(service)}` : '', keys: ['service'] },
    { words: waitedWords(filter), keys: ['waited_over', 'waited_under'] },
    { words: daysWords(filter), keys: ['since', 'until'] },
    {
      words: hour === undefined ? '' : `Received ${hourWords(hour)} to ${hourWords(hour + 1)}`,
      keys: ['hour'],
    },
    { words: town === undefined ? '' : `Town: ${townWords(town)}`, keys: ['town'] },
    { words: page === undefined ? '' : `Page: ${pageWords(page)}`, keys: ['page'] },
  ]
  return chips.filter(({ words }) => words !== '')
}
