import { timeWords, visitWords, windowWords, type Visit } from '#domain/leads/visits/visit.ts'

/** How long ago, how long, and when someone comes. */
export const time = {
  justNow: 'Just now',
  yesterday: 'Yesterday',
  days: (count: number) => `${count} days`,
  underMinute: 'Under 1 min',
  waiting: (duration: string) => `waiting ${duration.toLowerCase()}`,
  ofDay: timeWords,
  window: windowWords,
  visit: visitWords,
  clockThen: (clock: string, words: string) => `${clock}. ${words}`,
  noVisit: 'No visit yet',
  today: (window: string) => `Today, ${window}`,
  tomorrow: (window: string) => `Tomorrow, ${window}`,
  visitTomorrow: (visit: Visit) => `Visit tomorrow, ${windowWords(visit).replace('–', ' to ')}`,
  visitOn: (visit: Visit) => `Visit ${visitWords(visit).replace('–', ' to ')}`,
}
