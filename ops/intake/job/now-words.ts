import type { Now } from '#domain/jobs/now.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { clockWords } from '../../ui/clock.ts'
import type { JobWords } from '../../words/en-job.ts'
import { spanWords } from './span-words.ts'

/** The loudest sentence of a job file, and the one below it. */
export type NowWords = { title: string; more: string }

type Said = { now: Date; words: JobWords; locale: string }

export function nowWords(what: Now, job: Pick<JobDetail, 'name'>, said: Said): NowWords {
  const { now, locale } = said
  const { now: words, stages } = said.words
  const clock = (at: string) => clockWords(new Date(at), now, locale)
  const [first = ''] = job.name.split(' ')
  switch (what.rule) {
    case 'merged':
      return { title: words.merged(what.into), more: words.mergedMore }
    case 'aside':
      return { title: words.since(stages.side(what.side), clock(what.since)), more: what.reason }
    case 'danger':
      return { title: what.hazards.map(dangerSayer(said.words)).join(', '), more: words.danger }
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
    case 'next-stage':
      // The visit stands beside it.
      return {
        title: words.next(stages.of(what.stage)),
        more: what.isVisitPlanned ? words.visitPlanned : words.noneNeeded,
      }
    case 'done':
      return { title: words.done, more: words.doneMore }
  }
}

function dangerSayer({ facts }: JobWords) {
  return ({ value, label }: { value: Parameters<JobWords['facts']['danger']>[0]; label: string }) =>
    facts.danger(value, label)
}
