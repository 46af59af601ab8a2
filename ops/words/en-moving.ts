import { passedSentence } from '#domain/visits/visit-time.ts'

/** How a request is moved from one status to the next: the steps, the dialogs, and what came of it. */
export const moving = {
  status: 'Status',
  isAt: 'Status: ',
  moveTo: 'Move to ',
  moved: (status: string) => `Status changed to ${status}.`,
  theMove: ' the status change',
  conflict: (who: string | null, status: string) =>
    `${who ?? 'Someone else'} changed this request first. Its status is now ${status}.`,
  upToDate: 'The request below is now up to date. Anything you typed is still there.',
  reload: 'Reload the request',
  change: 'Change',
  theVisit: ' the visit',

  scheduledFor: (visit: string) => `Scheduled for ${visit}`,
  noTime: 'Scheduled, no time set',
  wasDue: (visit: string) => `Visit was due ${visit}`,
  closed: (outcome: string) => `Closed: ${outcome}`,
  duplicateOf: ' of ',

  schedule: {
    title: (name: string | null) => (name === null ? 'Schedule a visit' : `Schedule a visit for ${name}`),
    save: 'Schedule visit',
    date: 'Date',
    today: 'Today',
    tomorrow: 'Tomorrow',
    window: 'Arrival window',
    otherTime: 'Other time',
    from: 'From',
    to: 'To',
    who: 'Who’s going',
    choose: 'Choose a person',
    noAddress: 'There’s no address yet. Ask for it when you call, and add it to a note.',
    in: (window: string, town: string) => (town ? `${window} in ${town}` : window),
    overlap: (name: string, visits: readonly string[]) =>
      `${name} already has ${visits.length === 1 ? 'a visit' : 'visits'} then: ${visits.join(', ')}. You can still schedule this visit.`,
    faults: {
      dayPassed: 'This date has passed. Choose today or a later date.',
      noDay: 'Enter a date.',
      noTime: 'Enter a time.',
      order: 'The end time must be after the start time.',
      passed: passedSentence,
      noPerson: 'Choose who’s going.',
    },
  },

  close: {
    title: (name: string | null) => (name === null ? 'Close this request' : `Close the request from ${name}`),
    save: 'Close request',
    outcome: 'Outcome',
    choose: 'Choose an outcome.',
    reference: 'Reference of the other request',
    referenceHint: 'Leave this blank if you don’t have it.',
  },
}
