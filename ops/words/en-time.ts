import { timeWords, visitWords, windowWords, type VisitTime } from '#domain/visits/visit-time.ts'

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
  noVisit: 'No visit planned',
  today: (window: string) => `Today, ${window}`,
  tomorrow: (window: string) => `Tomorrow, ${window}`,
  visitTomorrow: (visit: VisitTime) => `Visit tomorrow, ${windowWords(visit).replace('–', ' to ')}`,
  visitOn: (visit: VisitTime) => `Visit ${visitWords(visit).replace('–', ' to ')}`,
}
