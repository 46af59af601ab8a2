import type { SideReason } from '#domain/jobs/stages/side-reasons.ts'
import { sideWords, stageWords, type Stage } from '#domain/jobs/stages/stages.ts'
import { clockLabel } from '#domain/jobs/now.ts'
import type { Hazard } from '#domain/jobs/danger.ts'
import type { ClockKey } from '#domain/jobs/stages/clocks.ts'
import { facts } from './en-facts.ts'
import { tabs } from './en-job-tabs.ts'

const head = {
  message: 'Message',
  resume: 'Resume',
  resumeThis: 'Resume this job',
  aside: 'On hold, lost, referred out',
  asideThis: 'Put this job aside',
  noAddress: 'Address not known',
  category: (category: number) => `Category ${category}`,
  lead: (name: string) => `Lead ${name}`,
  nobody: 'No one responsible',
  samePhone: 'Same phone as',
  sameAddress: 'Same address as',
  open: 'open',
  merge: 'Merge',
  whoMerges: 'The office manager can merge them.',
}

const late: Record<ClockKey, (span: string) => string> = {
  contacted: (span) => `The first call is ${span} late`,
  inspected: (span) => `The inspection is ${span} late`,
  started: (span) => `The start of the work is ${span} late`,
  completed: (span) => `The end of the drying is ${span} late`,
}

const limits: Record<ClockKey, string> = {
  contacted: 'first call',
  inspected: 'inspection',
  started: 'start',
  completed: 'completion',
}

/** For whoever goes there. */
const keepSafe: Record<Hazard, string> = {
  hurt: 'Call 911 first.',
  gas: 'Stay out, and call the gas company from outside.',
  electricity: 'Keep out until the circuit is off.',
  ceiling: 'Stay out from under it.',
  sewage: 'Wear gloves, boots and a respirator.',
  sharps: 'Wear gloves that needles can’t go through.',
}

/** What matters now: a sentence, and the one below it. */
const now = {
  title: 'Now',
  nextVisit: 'Next visit',
  thisVisit: 'This visit',
  planning: 'Visits and planning',
  call: (name: string | null, phone: string) => `Call ${name ?? phone}`,
  open: (number: string) => `Open ${number}`,
  undoMerge: 'Undo the merge',
  merged: (number: string) => `This is ${number} now`,
  mergedMore: 'Everything of this job was merged into that one.',
  asideSince: (side: string, clock: string) => `${side} since ${clock}`,
  reason: (reason: string) => reason,
  danger: 'Tell the crew before it leaves.',
  crewKnows: 'Make sure that the crew knows.',
  keepSafe,
  youThere: 'You’re at the house',
  late,
  due: (clock: string) => `It was due ${clock}.`,
  callBack: (first: string | null, clock: string) =>
    first === null ? `Call back by ${clock}` : `Call ${first} back by ${clock}`,
  notReached: 'No one has reached the customer yet.',
  planVisit: 'Plan the next visit',
  planAVisit: 'Plan a visit',
  clockDue: (clock: ClockKey, at: string) => `${clockLabel(clock)} is due ${at}.`,
  noVisit: 'No visit is planned.',
  next: (stage: string) => `Next: ${stage}`,
  leaveNow: (who: string) => `${who} should leave now`,
  visitAt: (clock: string) => `Visit at ${clock}.`,
  goes: (who: string, clock: string) => `${who} goes at ${clock}`,
  onTheWay: (who: string) => `${who} on the way`,
  there: (who: string) => `${who} at the house`,
  nobodyNamed: 'The crew',
  since: (clock: string) => `Since ${clock}.`,
  notCharged: 'Billed, but nothing is charged',
  notChargedMore: 'Enter what the work costs, so that it can be paid.',
  notPaid: (span: string) => `Not paid for ${span}`,
  notPaidMore: 'Ask for the payment, or enter it if it came.',
  allPaid: 'Everything is paid',
  crewLeft: (clock: string) => `The crew left ${clock}`,
  nextOrPlan: (stage: string) => `Move the job to ${stage}, or plan another visit.`,
  visitTooLate: (clock: ClockKey) => `The next visit is after the ${limits[clock]} limit`,
  moveVisit: 'Move the visit',
  toMoney: 'Charges and payments',
  done: 'This job is closed',
  doneMore: 'Nothing is left to do.',
  nobodyGoes: 'No one is going yet.',
}

const overview = {
  hazards: 'Hazards',
  noHazards: 'None reported.',
  notKnownSince: (time: string) => `Not known since ${time}.`,
  restNotKnownSince: (time: string) => `Anything else isn’t known since ${time}.`,
  nothingAsked: 'Not asked. ',
  testFor: (year: number | undefined, isAsbestosToo: boolean) =>
    `Built ${year}. Test for lead${isAsbestosToo ? ' and asbestos' : ''} before anything is removed.`,
  notAsked: (names: string[]) => `Not asked: ${names.join(', ').toLowerCase()}. `,
  fillIn: 'Fill in',
  access: 'Access',
  letInBy: (who: string) => `Let in by: ${who.toLowerCase()}`,
  pets: (pets: string) => `Pets: ${pets}`,
  noAccess: 'Who lets us in is not known.',
  claim: 'Claim',
  deductible: (amount: string) => `${amount} deductible`,
  customerPays: 'The customer pays.',
  noClaim: 'Nothing is known of a claim.',
  wholeTimeline: 'Whole timeline',
}

const stages = {
  label: 'Stages',
  of: (stage: Stage) => stageWords(stage),
  side: sideWords,
  inTime: 'in time',
  notProven: 'not proven',
  notProvenWhy: 'Not proven: no one has recorded an arrival at the property.',
  passed: (stage: string) => `Passed on the way to ${stage}`,
  late: (span: string) => `${span} late`,
  due: (clock: string) => `due ${clock}`,
  toMove: (stage: string) => `To move to ${stage}`,
  move: (stage: string) => `Move to ${stage}`,
  back: 'Move back',
  backTo: (stage: string) => `Move back to ${stage}`,
  whyBack: 'Why does the job go back?',
  wentBack: (reason: string) => `Moved back: ${reason}`,
  skips: (stage: string) => `The job is in ${stage} now, so this skips stages.`,
  close: 'Close',
  byPortal: 'Moved by the portal',
  overridden: (reason: string) => `Overridden: ${reason}`,
  resumeFirst: 'Resume this job before you move it.',
  notYours: 'Your role doesn’t move jobs to this stage.',
  whyAnyway: 'Reason for moving it anyway',
  gate: (_key: string, words: string) => words,
  nothingCharged: 'Nothing is charged yet, so there is nothing to bill. You can still move the job.',
  nothingRequired: 'Nothing is required for this stage.',
  states: { met: 'done', open: 'missing' },
}

const aside = {
  resume: (name: string | null) => `Resume ${name ?? 'this job'}?`,
  save: 'Put aside',
  where: 'Where it stands',
  duplicate: 'Duplicate of another job',
  mergeInto: (number: string) => (number ? `Merge into ${number}` : 'Merge'),
  otherHint: (number: string) =>
    `The file of ${number} will show what both jobs have. You can undo this for a day.`,
  chooseOther: 'Choose the other job.',
  reason: 'Reason',
  reasonOf: (reason: SideReason): string => reason,
  other: 'Other',
  otherReason: 'Other reason',
  chooseReason: 'Choose a reason.',
  choose: 'Choose where it stands.',
  planned: (count: number) => (count === 1 ? '1 visit is planned' : `${count} visits are planned`),
  cancelThem: (count: number): string => (count === 1 ? 'Cancel it' : 'Cancel them'),
  keepThem: (count: number): string => (count === 1 ? 'Keep it' : 'Keep them'),
  chooseVisits: 'Choose what becomes of them.',
  canceledWithIt: (count: number) =>
    count === 1 ? '1 planned visit is canceled with it.' : `${count} planned visits are canceled with it.`,
  enterReason: 'Enter a reason.',
}

const editing = {
  group: (title: string) => title,
  edit: 'Edit',
  draft: 'This is what you typed before and didn’t save.',
  startOver: 'Start over',
  editGroup: (title: string) => `Edit ${title.toLowerCase()}`,
  notKnown: 'Not known',
  safety: 'Safety sentence',
  safetyRead: (time: string) => `Read to the caller, ${time}. The timeline shows the sentence.`,
  notAskedYet: (count: number) => `${count} not asked yet`,
  notAskedBy: (count: number, time: string) => `${count} not asked as of ${time}`,
  nowSaved: (label: string, value: string) => `Now saved as ${label.toLowerCase()}: ${value || 'not known'}`,
  saveAgain: 'Save again to keep what you typed.',
  units: { in: 'in', 'sq ft': 'sq ft', dollars: 'dollars' },
}

/** The file of a job. Apart from the other words: only its own screens need them. */
export const job = {
  noun: 'job',
  page: 'Job',
  back: 'Intake',
  backTo: 'Back to Intake',
  missing: 'Job not found',
  failed: 'This job couldn’t be loaded',
  why: 'It doesn’t exist, or it isn’t assigned to you.',
  /** In place of the list of all jobs, without a connection. */
  stored: {
    title: 'Jobs on this device',
    onlyThese: (count: number) =>
      count === 1
        ? 'Showing the 1 job on this device; there may be others at the office.'
        : `Showing the ${count} jobs on this device; there may be others at the office.`,
    searching: (count: number) =>
      count === 1
        ? 'Searching the 1 job on this device; there may be others at the office.'
        : `Searching the ${count} jobs on this device; there may be others at the office.`,
    none: 'No jobs are on this device. Those assigned to you are downloaded while you have a connection.',
    noMatch: 'No matching jobs on this device',
    storesNothing: 'This browser stores no jobs, so you need a connection to read them.',
  },
  notHere: 'This job isn’t stored on this device',
  notHereMore:
    'It needs a connection. The jobs that you are assigned to, or visit, are stored while you have one.',
  toRequest: 'Open the request',
  noMessages: 'Messages aren’t stored on this device. They need a connection.',
  noMoney: 'Charges and payments aren’t stored on this device. They need a connection.',
  noHistory: 'The timeline isn’t stored on this device. It needs a connection.',
  noOlder: 'Older lines aren’t stored on this device. They need a connection.',
  noVisits: 'The visits aren’t stored on this device. They need a connection.',
  noMerge: 'Merging jobs needs a connection.',
  showOlder: 'Show older',
  facts,
  tabs,
  head,
  now,
  overview,
  stages,
  aside,
  editing,
}
export type JobWords = typeof job
