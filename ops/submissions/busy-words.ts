import type { ScheduledLead } from '#domain/leads/schedule/schedule.ts'
import type { Words } from '../words/en.ts'

type Window = { from: string; to: string }

/** "Ivy Starling · 8–10 AM Warren, 2–4 PM Struthers": a person with what they have on that day. */
export function personOnDay(
  { id, name }: { id: string; name: string },
  visits: readonly ScheduledLead[],
  time: Words['time'],
) {
  const own = visits.filter(({ employee_id }) => employee_id === id)
  const day = own.map((visit) => [time.window(visit), townOf(visit)].filter(Boolean).join(' '))
  return [name, day.join(', ')].filter(Boolean).join(' · ')
}

/** "Ivy Starling already has a visit then: 8–10 AM in Warren. You can still assign them."; empty where nothing overlaps. */
export function overlapWords(
  { employee_id, from, to }: Window & { employee_id: string },
  visits: readonly ScheduledLead[],
  { name, words, time }: { name: string; words: Words['moving']['schedule']; time: Words['time'] },
) {
  const at = visits.filter((visit) => visit.employee_id === employee_id && visit.from < to && from < visit.to)
  if (at.length === 0 || !from || !to) return ''
  return words.overlap(
    name,
    at.map((visit) => words.in(time.window(visit), townOf(visit))),
  )
}

/** The town of an address: "Warren" of "12 Elm St, Warren, OH 44481". */
function townOf({ town }: ScheduledLead) {
  const parts = town.split(',').map((part) => part.trim())
  return (/^\d/.test(parts[0] ?? '') ? parts[1] : parts[0]) ?? ''
}
