import type { VisitTime } from '#domain/visits/visit-time.ts'
import type { FirstWords } from './en-first.ts'
import { sentence } from './es-clock.ts'

const timeZone = 'UTC'
const dayFormat = new Intl.DateTimeFormat('es-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})
const hourFormat = new Intl.DateTimeFormat('es-US', { timeZone, hour: 'numeric' })
const minuteFormat = new Intl.DateTimeFormat('es-US', { timeZone, hour: 'numeric', minute: '2-digit' })

export const time: FirstWords['time'] = {
  justNow: 'Ahora',
  yesterday: 'Ayer',
  days: (count) => `${count} días`,
  underMinute: 'Menos de 1 min',
  waiting: (duration) => `en espera: ${duration.toLowerCase()}`,
  ofDay: (timeOfDay) => formatOf(timeOfDay).format(momentOf(timeOfDay)),
  window,
  visit: (visit) => `${dayOf(visit)}, ${window(visit)}`,
  clockThen: (clock, words) => `${sentence(clock)} ${words}`,
  noVisit: 'Sin visita programada',
  today: (words) => `Hoy, ${words}`,
  tomorrow: (words) => `Mañana, ${words}`,
  visitTomorrow: (visit) => `Visita mañana, ${aloud(visit)}`,
  visitOn: (visit) => `Visita el ${dayOf(visit)}, ${aloud(visit)}`,
}

/** As English has it: "8–10 a.m.", "10 a.m.–12 p.m.", the minutes only where there are any. */
function window({ from, to }: Pick<VisitTime, 'from' | 'to'>) {
  const format = [from, to].every(isWholeHour) ? hourFormat : minuteFormat
  return format.formatRange(momentOf(from), momentOf(to)).replace(/\s*–\s*/, '–')
}

/** "de 8 a 10 a.m.", as it is said. */
function aloud(visit: VisitTime) {
  return `de ${window(visit).replace('–', ' a ')}`
}

function dayOf({ on }: VisitTime) {
  return dayFormat.format(Date.parse(on))
}

function formatOf(timeOfDay: string) {
  return isWholeHour(timeOfDay) ? hourFormat : minuteFormat
}

function isWholeHour(timeOfDay: string) {
  return timeOfDay.endsWith(':00')
}

function momentOf(timeOfDay: string) {
  return Date.parse(`2000-01-01T${timeOfDay}Z`)
}
