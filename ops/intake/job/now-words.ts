import type { Now } from '#domain/jobs/now.ts'
import type { ClockKey } from '#domain/jobs/stages/clocks.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { clockWords } from '../../ui/clock.ts'
import type { JobWords } from '../../words/en-job.ts'
import { spanWords } from './span-words.ts'

/** The loudest sentence of a job file, and the one below it. */
export type NowWords = { title: string; more: string }

/** `me`: whoever reads it, where they go there themselves. */
type Said = { now: Date; words: JobWords; locale: string; me?: string | null }

export function nowWords(what: Now, job: Pick<JobDetail, 'name'>, said: Said): NowWords {
  const { now, locale } = said
  const { now: words, stages } = said.words
  const clock = (at: string) => clockWords(new Date(at), now, locale)
  const limit = (due: { clock: ClockKey; due_at: string } | null) =>
    due ? words.clockDue(due.clock, clock(due.due_at)) : ''
  const whoOf = (people: readonly string[]) => people.join(', ') || words.nobodyNamed
  const first = job.name?.split(' ')[0] ?? null
  switch (what.rule) {
    case 'merged':
      return { title: words.merged(what.into), more: words.mergedMore }
    case 'aside':
      return {
        title: words.asideSince(stages.side(what.side), clock(what.since)),
        more: words.reason(what.reason),
      }
    case 'late':
      return {
        title: words.late[what.clock](spanWords(now.getTime() - Date.parse(what.due_at))),
        more: words.due(clock(what.due_at)),
      }
    case 'call-back':
      return { title: words.callBack(first, clock(what.due_at)), more: words.notReached }
    case 'plan-visit':
      return {
        title: words.planVisit,
        more: what.clock && what.due_at ? words.clockDue(what.clock, clock(what.due_at)) : words.noVisit,
      }
    case 'next-visit':
      return what.isDue
        ? {
            title: words.leaveNow(whoOf(what.people)),
            more: both(words.visitAt(clock(what.at)), limit(what.due)),
          }
        : { title: words.goes(whoOf(what.people), clock(what.at)), more: limit(what.due) }
    case 'next-stage':
      return { title: words.next(stages.of(what.stage)), more: limit(what.due) }
    case 'on-the-way':
      return {
        title: words.onTheWay(whoOf(what.people)),
        more: both(words.since(clock(what.since)), limit(what.due)),
      }
    case 'there':
      // What the office does next is not theirs to do.
      if (said.me && what.people.includes(said.me))
        return { title: words.youThere, more: words.since(clock(what.since)) }
      return {
        title: words.there(whoOf(what.people)),
        more: both(
          words.since(clock(what.since)),
          what.stage ? `${words.next(stages.of(what.stage))}.` : '',
          limit(what.due),
        ),
      }
    case 'not-charged':
      return { title: words.notCharged, more: words.notChargedMore }
    case 'not-paid':
      return {
        title: words.notPaid(spanWords(now.getTime() - Date.parse(what.since))),
        more: words.notPaidMore,
      }
    case 'all-paid':
      return { title: words.allPaid, more: `${words.next(stages.of('paid'))}.` }
    case 'visit-too-late':
      return { title: words.visitTooLate(what.clock), more: words.clockDue(what.clock, clock(what.due_at)) }
    case 'crew-left':
      return { title: words.crewLeft(clock(what.at)), more: words.nextOrPlan(stages.of(what.stage)) }
    case 'done':
      return { title: words.done, more: words.doneMore }
  }
}

function both(...sentences: readonly string[]) {
  return sentences.filter(Boolean).join(' ')
}
