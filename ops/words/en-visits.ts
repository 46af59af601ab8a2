import { passedSentence } from '#domain/visits/visit-time.ts'
import type { VisitKind } from '#domain/visits/visit-kinds.ts'

const kinds: Record<VisitKind, string> = {
  inspection: 'Inspection',
  mitigation: 'Mitigation',
  monitoring: 'Monitoring',
  final: 'Final visit',
  estimate: 'Estimate',
}

/**
 * The visits of a job: what they are for, who goes, what is to be done, and how they are planned. They come with the screens that plan
 * visits, not with those of the field.
 */
export const enVisits = {
  kinds,
  title: 'Visits',
  failed: 'The visits couldn’t be loaded',
  list: 'visits',
  next: 'Next visit',
  later: 'Later',
  unscheduled: 'To be scheduled',
  before: 'Earlier visits',
  none: 'No visits yet',
  noneMore: 'Planned visits appear here with who goes and what is to be done.',
  jobIsOver: 'This job is over. Reopen it before you plan visits.',
  offline: 'Planning a visit needs a connection. What you type stays on this device.',
  nobody: 'No one is going yet.',
  canceled: 'Canceled',
  onMyWay: (clock: string) => `On the way ${clock}`,
  arrived: (clock: string) => `Arrived ${clock}`,
  departed: (clock: string) => `Left ${clock}`,
  overridden: (name: string, reason: string) => `${name} goes without a required certification: ${reason}`,
  plan: 'Plan a visit',
  change: 'Change',
  move: 'Move on the calendar',
  cancel: 'Cancel visit',
  restore: 'Restore',
  which: (kind: string, when: string) => ` ${kind}, ${when}`,
  said: {
    planned: 'Visit planned',
    changed: 'Visit changed',
    moved: (name: string, visit: string) => `${name}: ${visit}`,
    canceled: 'Visit canceled',
    restored: 'Visit restored',
    toSchedule: (name: string) => `${name} is to be scheduled`,
  },

  items: {
    title: 'To do at the next visit',
    lead: 'What isn’t done moves on to the visit after it by itself.',
    none: 'Nothing is left to do.',
    add: 'Add something to do',
    save: 'Add',
    done: (by: string, clock: string) => `Done by ${by}, ${clock}`,
    atVisit: 'Done at this visit',
    elsewhere: 'Done',
  },

  form: {
    plan: (name: string) => `Plan a visit to ${name}`,
    change: (name: string) => `Change the visit to ${name}`,
    save: 'Save visit',
    saveNoCrew: 'Save without a crew',
    afterLimit: {
      inspected: (clock: string) => `This is after the inspection limit, ${clock}.`,
      started: (clock: string) => `This is after the limit for starting work, ${clock}.`,
    },
    draft: 'This is what you typed before and didn’t save.',
    startOver: 'Start over',
    kind: 'What it’s for',
    when: 'When',
    atTime: 'Set a time',
    later: 'Schedule later',
    date: 'Date',
    today: 'Today',
    tomorrow: 'Tomorrow',
    from: 'From',
    to: 'To',
    fits: 'Times that fit',
    fitsNobody: 'No one is free long enough between 7 AM and 6 PM. Choose another day, or enter a time.',
    people: 'Who goes',
    peopleHint: 'The first person you choose becomes responsible for the request.',
    peopleFailed: 'The people and their day couldn’t be loaded.',
    free: 'No visits that day',
    busy: (window: string) => `${window} busy`,
    lacks: (codes: readonly string[]) => `No valid ${codes.join(', ')}`,
    missing: (codes: readonly string[]) =>
      `This visit requires someone with ${codes.join(' and ')}, and no one you chose holds it that day.`,
    mayNot: 'Choose someone who holds it, or ask someone who plans all visits.',
    override: 'Reason to send them anyway',
    note: 'Note for who goes',
    conflict: (visit: string, people: string) => `It’s now ${[visit, people].filter(Boolean).join(', ')}.`,
    saveAgain: 'Save again to use what you entered.',
    faults: {
      kind: 'Choose what the visit is for.',
      dayPassed: 'This date has passed. Choose today or a later date.',
      noDay: 'Enter a date.',
      noTime: 'Enter a time.',
      order: 'The end time must be after the start time.',
      passed: passedSentence,
      override: 'Enter a reason.',
    },
  },

  clash: {
    overlap: (name: string, other: string, minutes: number) =>
      `${name} is at ${other} at the same time, for ${minutes} min.`,
    travel: (name: string, other: string, minutes: number) =>
      `${name} needs ${minutes} min more to drive between here and ${other}.`,
    busyWith: 'another visit',
    canSave: 'You can still save it.',
    count: (count: number) => (count === 1 ? '1 clash' : `${count} clashes`),
    title: 'Clashes',
    between: (name: string, first: string, second: string) => `${name}: ${first} and ${second}`,
    overlapBy: (minutes: number) => `overlap by ${minutes} min`,
    travelShort: (minutes: number) => `${minutes} min too little to drive`,
    move: (name: string) => `Move ${name}`,
  },

  calendar: {
    title: 'Calendar',
    tray: 'To schedule',
    trayEmpty: 'Every visit has a time.',
    trayFailed: 'The visits to schedule couldn’t be loaded',
    toPlan: 'Jobs without a visit',
    toPlanEmpty: 'Every open job has a visit ahead.',
    toPlanFailed: 'The jobs without a visit couldn’t be loaded',
    dayFailed: 'The day couldn’t be loaded',
    day: 'day',
    days: 'Days',
    today: 'Today',
    earlier: 'Previous day',
    later: 'Next day',
    nobody: 'No one yet',
    noPeople: 'No one can be sent',
    noPeopleMore: 'People who may work on requests appear here.',
    nothing: 'No visits this day.',
    busy: 'Busy',
    holds: (codes: readonly string[]) => codes.join(', '),
    place: (name: string) => `Place ${name}`,
    placeHow: 'Choose a dashed time, or press Esc.',
    placeTap: 'Choose a dashed time.',
    noFit: 'No one has a free time this day. Look at another day, or choose “Other time”.',
    fit: (name: string, window: string) => `${name}, ${window}`,
    other: 'Other time',
    unschedule: 'Schedule later',
    open: 'Open the job',
    stop: 'Stop placing',
    made: 'Someone already arrived at this visit. It can’t be moved.',
    duration: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      return [hours ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ')
    },
  },
}

export type VisitWords = typeof enVisits
