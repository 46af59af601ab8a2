import { longestGapHours } from '#domain/drying/visit-gaps.ts'
import { driedClassWords, type DriedClass } from '#domain/jobs/dried-classes.ts'
import { lossTypes, type LossType } from '#domain/jobs/facts/loss-types.ts'
import { owedAgeLabel, type OwedAge } from '#domain/jobs/owed/owed-ages.ts'
import { board } from './en-board.ts'
import { jobs, towns } from './en-jobs.ts'
import { wrong } from './en-wrong.ts'

/** The screen of all jobs: its views, and what narrows them. Apart from the other words: only that screen needs them. */
export const intake = {
  page: 'Intake',
  title: 'Intake',
  ownTitle: 'Jobs',
  seeing: 'see jobs',
  views: 'Views',
  view: { board: 'Board', list: 'List', towns: 'By town', calendar: 'Calendar' },
  losses: (type: LossType | null): string => lossTypes.find(({ value }) => value === type)?.label ?? '',
  filters: {
    search: 'Name, phone, address, claim',
    stage: 'Stage',
    anyStage: 'Any stage',
    whose: 'Whose',
    anyone: 'Anyone’s',
    mine: 'Mine',
    nobody: 'No one’s',
    loss: 'Loss',
    anyLoss: 'Any loss',
    town: 'Town',
    anyTown: 'Any town',
    carrier: 'Carrier',
    anyCarrier: 'Any carrier',
  },
  chips: {
    since: (day: string) => `Since ${day}`,
    reason: (reason: string) => `Reason: ${reason || 'none'}`,
    owed: (age: OwedAge) => `Owed ${owedAgeLabel(age).toLowerCase()}`,
    unread: `No reading in ${longestGapHours} hours`,
    dried: (of: DriedClass) => `Dry: ${driedClassWords(of).toLowerCase()}`,
    visitOn: (day: string) => `Visit on ${day}`,
    remove: 'Remove',
  },
  marks: {
    late: 'late now',
    slow: 'waiting too long',
    unscheduled: 'to schedule',
    jobs: (count: string, isOne: boolean) => `${count} ${isOne ? 'job' : 'jobs'}`,
    requests: (count: string, isOne: boolean) => `${count} ${isOne ? 'request' : 'requests'}`,
  },
  none: {
    title: 'No open jobs',
    more: 'New calls and claimed requests appear here.',
    noMatch: 'No jobs match these filters',
    clear: 'Clear',
  },
  board,
  jobs,
  towns,
  wrong,
}
export type IntakeWords = typeof intake
