import { clockLabel, type Now } from '#domain/jobs/now.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { sideWords, stageWords } from '#domain/jobs/stages/stages.ts'
import { clockWords } from '../../ui/clock.ts'
import { spanWords } from './span-words.ts'

/** The loudest sentence of a job file, and the one below it. */
export type NowWords = { title: string; more: string }

const clockNouns = {
  contacted: 'first call',
  inspected: 'inspection',
  started: 'start of the work',
  completed: 'end of the drying',
} as const

export function nowWords(what: Now, job: Pick<JobDetail, 'name'>, now: Date): NowWords {
  const clock = (at: string) => clockWords(new Date(at), now)
  const [first = ''] = job.name.split(' ')
  switch (what.rule) {
    case 'merged':
      return { title: `This is ${what.into} now`, more: 'Everything of this job was merged into that one.' }
    case 'aside':
      return { title: `${sideWords(what.side)} since ${clock(what.since)}`, more: what.reason }
    case 'danger':
      return { title: what.hazards.join(', '), more: 'Tell the crew before it leaves.' }
    case 'late':
      return {
        title: `The ${clockNouns[what.clock]} is ${spanWords(now.getTime() - Date.parse(what.due_at))} late`,
        more: `It was due ${clock(what.due_at)}.`,
      }
    case 'call-back':
      return {
        title: `Call ${first} back by ${clock(what.due_at)}`,
        more: 'No one has reached the customer yet.',
      }
    case 'plan-visit':
      return {
        title: 'Plan the next visit',
        more:
          what.clock && what.due_at
            ? `${clockLabel(what.clock)} is due ${clock(what.due_at)}.`
            : 'No visit is planned.',
      }
    case 'next-stage':
      return {
        title: `Next: ${stageWords(what.stage)}`,
        // The visit stands beside it.
        more: what.isVisitPlanned ? 'The next visit is planned.' : 'No visit is planned, and none is needed.',
      }
    case 'done':
      return { title: 'This job is closed', more: 'Nothing is left to do.' }
  }
}
