import type { LeadFilter } from '#domain/leads/lead-query.ts'
import type { Words } from '../words/en.ts'
import { enFirst } from '../words/en-first.ts'

const dayParts = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
const hourParts = { timeZone: 'UTC', hour: 'numeric' } as const

/** A day as YYYY-MM-DD in words: "Nov 3". */
export function dayWords(day: string, locale = enFirst.locale) {
  return new Intl.DateTimeFormat(locale, dayParts).format(Date.parse(day))
}

/** An hour of the day in words: "1 PM". */
export function hourWords(hour: number, locale = enFirst.locale) {
  return new Intl.DateTimeFormat(locale, hourParts).format(Date.UTC(2000, 0, 1, hour % 24))
}

/** Towns are stored in lower case, however they were typed. */
export function townWords(town: string, chips: Words['chips'] = enFirst.chips) {
  return town === '' ? chips.notGiven : town.replace(/(^|[\s.'-])\p{L}/gu, (start) => start.toUpperCase())
}

export function pageWords(page: string, chips: Words['chips'] = enFirst.chips) {
  return { '': chips.pageUnknown, '/': chips.homePage }[page] ?? page
}

export function waitedWords(
  { waited_over: over, waited_under: under }: LeadFilter,
  chips: Words['chips'] = enFirst.chips,
) {
  if (over !== undefined && under !== undefined) return chips.waitedBetween(over, under)
  if (over !== undefined) return chips.waitedOver(over)
  return under === undefined ? '' : chips.waitedUnder(under)
}

function daysWords({ since, until }: LeadFilter, { chips, locale }: Words) {
  if (since && since === until) return chips.on(dayWords(since, locale))
  if (since && until) return chips.between(dayWords(since, locale), dayWords(until, locale))
  if (since) return chips.since(dayWords(since, locale))
  return until ? chips.through(dayWords(until, locale)) : ''
}

type Chip = { words: string; keys: (keyof LeadFilter)[] }

/** The active filters without a field of their own, each in words, with the keys that are cleared when it is removed. */
export function chipsOf(filter: LeadFilter, words: Words): Chip[] {
  const { chips: told, choices, locale } = words
  const { open, outcome, contacted, job, my_visit_on, service, town, page, hour } = filter
  const chips: Chip[] = [
    { words: open ? told.open : '', keys: ['open'] },
    { words: outcome ? told.closed(choices.outcome(outcome)) : '', keys: ['outcome'] },
    { words: contacted ? told.contacted : '', keys: ['contacted'] },
    { words: job ? told.job : '', keys: ['job'] },
    { words: my_visit_on ? told.myVisits(dayWords(my_visit_on, locale)) : '', keys: ['my_visit_on'] },
    { words: service ? told.service(choices.service(service)) : '', keys: ['service'] },
    { words: waitedWords(filter, told), keys: ['waited_over', 'waited_under'] },
    { words: daysWords(filter, words), keys: ['since', 'until'] },
    {
      words: hour === undefined ? '' : told.between(hourWords(hour, locale), hourWords(hour + 1, locale)),
      keys: ['hour'],
    },
    { words: town === undefined ? '' : told.town(townWords(town, told)), keys: ['town'] },
    { words: page === undefined ? '' : told.page(pageWords(page, told)), keys: ['page'] },
  ]
  return chips.filter(({ words }) => words !== '')
}
