import { dayWords } from './packet-days.ts'

/** The forms of a job: which of them stand before its work, and where each is. */
export const packet = {
  title: 'Forms',
  seeing: 'see the forms of jobs',
  list: 'forms',
  failed: 'The forms couldn’t be loaded',
  notStored: 'The forms of this job aren’t stored on this device. They need a connection.',
  count: (count: number) => (count === 1 ? '1 form' : `${count} forms`),
  stateOf: (state: string) => ({ OH: 'Ohio', PA: 'Pennsylvania' })[state] ?? state,
  day: (on: string) => dayWords(on, 'en-US'),

  none: 'This job has no packet yet',
  noneMore: 'Choose the loss type.',
  chooseLoss: 'Choose the loss type',
  noState: 'Where was the loss?',
  noStateMore: 'The state of the loss address decides which work authorization is signed.',
  anotherState: 'Another state',
  stateLetters: 'Two letters of the state',
  saveState: (state: string) => (state ? `Save: ${state}` : 'Save'),
  stateSaved: (state: string) => `${state}, saved. Its forms come as soon as the office has it.`,
  askOffice: 'Ask the office to enter the state.',
  otherState: (state: string) => `No work authorization for ${state}`,
  otherStateMore: 'We have contracts for Ohio and Pennsylvania only. Call the office before any work starts.',

  toSign: 'to sign before work starts',
  canceled: 'The customer canceled',
  canceledMore: 'They signed the notice of cancellation. Don’t start work. Call the office.',
  waits: (last: string) => `The customer can cancel through ${last}`,
  waitsMore: 'Everything is signed. Work starts the day after, or with the emergency statement.',
  ready: 'Ready to start work',
  readyMore: 'Everything that has to be signed first is signed.',
  relations: {
    owner: 'owner',
    tenant: 'tenant',
    manager: 'property manager',
    agent: 'agent',
    adjuster: 'adjuster',
    other: '',
  },
  who: (name: string, relation: string) => (relation ? `${name}, ${relation}.` : `${name}.`),
  about: (minutes: number) => `About ${minutes} minutes.`,

  valve: {
    title: 'Work starts',
    needs: (count: number) => (count === 1 ? 'Needs 1 signature' : `Needs ${count} signatures`),
    waits: (last: string) => `After ${last}`,
    canceled: 'Canceled',
    state: 'No authorization',
    open: 'Ready',
  },
  others: 'Added forms',

  note: {
    optional: 'Optional',
    sign: (names: readonly string[]) => `${listOf(names)} ${names.length === 1 ? 'signs' : 'sign'}.`,
    filledIn: 'Filled in.',
    canCancel: (last: string) => `The customer can cancel through ${last}.`,
    byHand: 'Optional. The customer writes it by hand.',
    fills: { rooms: 'Fills from rooms', readings: 'Fills from readings', equipment: 'Fills from equipment' },
    begun: 'Begun',
    progress: (answered: number, of: number) => `${answered} of ${of}`,
    signed: (when: string) => `Signed ${when}`,
    submitted: (when: string) => `Sent ${when}`,
    by: (name: string) => `By ${name}`,
    times: (count: number) => `${count} so far`,
    declined: (witness: string | null) => (witness ? `Declined, witnessed by ${witness}` : 'Declined'),
    canceled: 'The customer canceled',
    needsYou: 'Needs you',
    void: 'Void',
    notDry: 'Points are not dry',
    above: (count: number) => (count === 1 ? '1 point above goal' : `${count} points above goal`),
    unread: (count: number) =>
      count === 1 ? '1 point without a reading' : `${count} points without a reading`,
    exception: 'Or write the exceptions.',
    notBegun: 'Not begun',
  },
  signers: {
    adjuster: 'The adjuster',
    witness: 'A witness',
    next_of_kin: 'Next of kin',
    subcontractor: 'The subcontractor',
  },

  fillIn: (title: string) => `Fill in: ${title}`,
  handTo: (name: string) => (name ? `Hand phone to ${name}` : 'Hand phone over'),
  add: 'Form',
  addTitle: 'Add a form',
  search: 'Form',
  noneFound: 'No form has this in its name.',
  noForms: 'No forms are stored on this device. They need a connection.',
  begin: (title: string) => `Begin ${title}`,
  close: 'Close',
  notOpened: 'The form couldn’t be opened',
  notBegun: 'The form couldn’t be begun. This browser has no place for it.',
  offline: 'Forms work without signal.',
}
export type PacketWords = typeof packet

function listOf(names: readonly string[]) {
  return new Intl.ListFormat('en-US').format(names)
}
