import { stateNames, type State } from '#domain/areas/areas.ts'
import { becauseWords } from '#domain/jobs/read-aloud.ts'
import type { ReadAloud } from '#domain/jobs/read-aloud/row.ts'
import { bar, danger } from './en-call-crew.ts'
import { absorbing, matches } from './en-call-matches.ts'
import { facts } from './en-facts.ts'

/** What is read to the caller, and why. */
const aloud = {
  title: 'Read aloud',
  sentence: ({ sentence }: ReadAloud) => sentence.text,
  because: (row: Pick<ReadAloud, 'because'>) => becauseWords(row),
  read: 'I have read it',
  readAt: (time: string) => `Read at ${time}`,
}

/** With someone who cannot speak on the phone all of it is written. */
const textOnly = {
  title: 'Text only',
  why: 'They wrote in the chat that they can’t speak on the phone. Write to them there, or text them.',
  caller: 'Name and number, as they wrote them.',
  aloud: 'Write this to them',
  read: 'I have written it',
}

/** What follows from the answers. */
const derived = {
  title: 'Filled in for you',
  change: (label: string) => `Change ${label.toLowerCase()}: `,
  priority: 'Priority',
  category: 'Category',
  county: 'County',
  hours: 'Hours',
  built: (year: number | undefined) => (year ? `Built ${year}` : 'Built'),
  notKnown: 'Not known',
  untilMore: 'until more is known',
  ofFour: (reason: string) => ` of 4, ${reason}`,
  reason: (words: string) => words,
  chosen: (reason: string) => `chosen: ${reason}`,
  itIsSewage: ', it is sewage',
  fromSource: (source: string) => `, from the ${source.toLowerCase()}`,
  place: (county: string, state: State) => `${county}, ${stateNames[state]}`,
  notOurs: 'Not one of our towns',
  officeHours: 'Office hours',
  afterHours: (until: string) => `After hours, until ${until}`,
  lead: 'lead',
  asbestos: 'asbestos',
  checkFor: (what: string[]) => `Check for ${what.join(' and ')}`,
  noCheck: 'No check for lead or asbestos',
}

const judging = {
  title: { priority: 'Change the priority', category: 'Change the category' },
  label: { priority: 'Priority', category: 'Category of the water' },
  priorities: (words: string) => words,
  categories: ['clean water', 'gray water', 'sewage or floodwater'],
  proposal: 'Use the suggestion',
  chooseOne: 'Choose one.',
  reason: 'Reason',
  enterReason: 'Enter a reason.',
  sayWhy: 'Write why. Words like “n/a” are no reason.',
}

const steps = {
  caller: { title: 'Caller', question: 'Who am I speaking with, and what number can I call back?' },
  safety: { title: 'Safety', question: 'Is anyone hurt? Is water near anything electric?' },
  loss: { title: 'Loss', question: 'What happened? Is it still running?' },
  place: { title: 'Place', question: 'Where is it? Who can let us in?' },
  time: { title: 'Time', question: 'When did you find it? When do you think it started?' },
  later: { title: 'Later', question: '' },
}

const groups = {
  insurance: 'Insurance',
  owner: 'Other owner',
  pets: 'Pets and parking',
  utilities: 'Utilities',
  materials: 'Materials',
  contact: 'Email',
  property: 'Property',
  loss: 'More on the loss',
  commercial: 'Commercial',
  office: 'Referral',
}

const saving = {
  notSaved: 'The server didn’t save the last change. It’s saved on this device',
  sentAgain: ' and sent again.',
  because: (detail: string) => `: ${detail}`,
  here: 'Saved on this device',
  hereUntil: (number: string | null) =>
    `Saved on this device. ${number ? `${number} follows.` : 'Number follows.'}`,
  as: (number: string) => `Saved as ${number}`,
  asOf: (number: string, ago: string) => `Saved as ${number}, ${ago}`,
  follows: 'Saved. Number follows.',
  busy: 'Saving…',
  justNow: 'just now',
  secondsAgo: (seconds: number) => (seconds === 1 ? '1 second ago' : `${seconds} seconds ago`),
  minutesAgo: (minutes: number) => `${minutes} min ago`,
}

const startOver = {
  next: 'Next call',
  again: 'Start over',
  ask: 'Discard this call?',
  yes: 'Discard',
  stay: 'Go on with this call',
  ofSaved: 'The job stays as it was last saved. What you entered since then is removed from this device.',
  ofUnsaved: 'What you entered is removed from this device. It was not saved anywhere else.',
}

const unfinished = {
  title: (who: string, since: string) => `Unfinished call: ${who}, ${since}`,
  noName: 'no name yet',
  resume: 'Continue it',
}

const tellCrew = {
  title: 'Tell the crew by phone',
  caller: 'Caller',
  place: 'Address',
  noPlace: 'Not known yet',
  onCall: 'On call now',
  lines: { first: 'Primary', backup: 'Backup' },
  until: (time: string) => `until ${time}`,
  noNumber: 'No phone number',
  noOne: 'No one is scheduled.',
  unknown: 'This device doesn’t know who is on call.',
  asOf: (time: string) => `As of ${time}`,
}

const ended = {
  plan: 'Plan the visit now: tell the crew the number, the address and how to get in.',
  planOnceKnown:
    'Call the crew now and tell them the address and how to get in. Plan the visit once this job has its number.',
  planVisit: 'Plan the visit',
  noCrew: 'No crew was sent. The job waits on the board.',
  noCrewYet: 'No crew was sent. The job reaches the board when this device is online.',
  next: 'New call',
  open: (number: string) => `Open ${number}`,
  back: 'Back to this call',
  chat: 'Back to the chat',
}

const clash = {
  title: (number: string) => `Someone else changed ${number} first`,
  more: 'Nothing is saved until you choose. Everything else goes on as it is.',
  mine: 'What you entered',
  theirs: 'What they entered',
}

const fields = {
  required: 'required',
  filledIn: 'filled in',
  fromRequest: 'from the request',
  enter: (label: string) => `Enter the ${label.toLowerCase()}.`,
  phone: 'Phone',
  readBack: 'Read back',
  readBackMore: 'The number was read back to the caller',
  name: 'Name',
  callerIs: 'Caller is',
  more: (label: string) => `${label}: other`,
  other: 'Other',
  someoneElse: 'Someone else',
  noToTheRest: 'No to the rest',
  answers: { yes: 'Yes', no: 'No', open: 'Not asked' },
  press: (key: number) => `Press ${key} for the next answer`,
  whatHappened: 'What happened',
  source: 'Source',
  notKnown: 'Not known',
  stillRunning: 'Still running?',
  standingWater: 'Standing water',
  depth: 'Depth in inches',
  inDeep: 'in. deep',
  wrongDepth: 'Enter a depth in inches, such as ½ or 2.',
  rooms: 'Rooms',
  room: 'Room',
  anotherRoom: 'Another room',
  place: 'Address or town',
  stillHere: (address: string) => `Is it still ${address}? Who can let us in?`,
  letsUsIn: 'Who lets us in?',
  nameAndPhone: 'Name and phone',
  howToGetIn: 'How to get in',
  noCodes: 'no codes here',
  code: 'Access code',
  encrypted: 'encrypted',
  codeSaved: 'one is saved',
  newCode: 'Type a new one to replace it',
  found: 'Found',
  foundOn: 'Day it was found',
  began: 'Started',
  beganOn: 'Day it started',
  textsAsk: '“May we send you text messages about this job?”',
  units: { 'sq ft': 'sq ft', inches: 'inches', dollars: 'dollars' },
  known: 'known',
}

/** The call script. Apart from the other words: only its own screen needs them. */
export const call = {
  locale: 'en-US',
  title: 'New call',
  titleOfJob: 'Call on a job',
  may: { edit: 'edit jobs', convert: 'make jobs from requests', take: 'take calls' },
  failed: { request: 'The request couldn’t be loaded', job: 'The job couldn’t be loaded' },
  step: (nth: number) => `Step ${nth}: `,
  starts: 'starts with your first key',
  onCall: 'on this call',
  beside: 'Beside the call',
  notes: 'Notes',
  fromRequest: 'From the request',
  leftOut: { title: 'Saved, but not all of it', correct: 'Correct it', leave: 'Leave it out' },
  facts,
  aloud,
  derived,
  judging,
  steps,
  groups,
  matches,
  absorbing,
  saving,
  startOver,
  textOnly,
  unfinished,
  ended,
  tellCrew,
  clash,
  danger,
  fields,
  bar,
}
export type CallWords = typeof call
