import { hour } from '#platform/time.ts'

/** "2:23 AM", with the day where the clock alone could be taken for another: "2:08 AM tomorrow". */
export function clockTime(time: Date, now: Date) {
  const clock = time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const near = Math.abs(time.getTime() - now.getTime()) < nearby
  if (near || time.toDateString() === now.toDateString()) return clock
  return `${clock} ${dayOf(time, now)}`
}

/** At 11:55 PM "by 12:05 AM" needs no day. */
const nearby = 6 * hour

type Promised = {
  readonly call_by: string | null
  readonly claimed_by: string | null
  readonly cancelled_at: string | null
}

export type Heading = { readonly words: string; readonly time?: string }

/** The heading of the confirmation: a clock time where one was promised, and no pretending once it has passed. */
export function promiseOf({ call_by, claimed_by, cancelled_at }: Promised, now: Date): Heading {
  if (cancelled_at) return { words: 'You canceled your request' }
  const by = call_by ? new Date(call_by) : null
  if (by && by > now) return { words: 'We’ll call you by ', time: clockTime(by, now) }
  if (by && !claimed_by) return { words: 'We’re late. Please call us' }
  return { words: 'We’ll call you as soon as we can' }
}

/** Until when the page can be changed: "2:08 AM tomorrow". */
export function untilWhen(open_until: string, now: Date) {
  const time = clockTime(new Date(open_until), now)
  return `This page stays here until ${time}. You can add photos and answers until then.`
}

/** "1 of 3 photos is in", once all are "3 photos are in". */
export function photoTitle(arrived: number, all: number) {
  if (all === 0) return 'Add photos'
  if (arrived < all) return `${arrived} of ${all} photos ${arrived === 1 ? 'is' : 'are'} in`
  return arrived === 1 ? '1 photo is in' : `${arrived} photos are in`
}

function dayOf(time: Date, now: Date) {
  const nextDay = (day: Date, count: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + count).toDateString()
  if (time.toDateString() === nextDay(now, 1)) return 'tomorrow'
  if (time.toDateString() === nextDay(now, -1)) return 'yesterday'
  return `on ${time.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}`
}
