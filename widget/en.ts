/** The words of the chat. Safety lines go out as the pages say them. */
export const en = {
  other: 'Español',
  company: 'Mission Restore',
  always: 'We answer day and night',
  alertedAt: (time: string) => `Alerted at ${time}`,
  isHere: (name: string) => `${name} is here`,
  inChat: 'In this conversation',
  close: 'Close',
  more: 'More',
  call: (phone: string) => `Call ${phone}`,

  danger: 'Is anyone in danger?',
  dangerLine: 'Gas smell, carbon monoxide alarm, fire, sparks, water at an outlet: leave, then call 911.',
  soft: 'We’re sorry. You don’t have to describe anything. A phone number is enough.',
  call911: 'Call 911',
  noDanger: 'No one',
  alarm: 'Leave. Call 911.',
  backToChat: 'Back to the chat',

  skippable: 'All questions can be skipped',
  skip: 'Skip',
  done: 'Done',
  save: 'Save',
  change: 'Change your answer',

  you: 'You',
  /** With the language of what is quoted, which may be another than the visitor’s. */
  automated: (_quoted?: string, isOffice?: boolean) =>
    `Automated answer, from our ${isOffice ? 'office' : 'page'}`,
  answered: 'Automated answer',
  seeAlso: 'See also: ',
  photo: 'Photo',
  saved: 'Saved here, not sent yet',
  unsaved: 'Not sent yet',
  refused: 'Not sent.',
  read: 'Read',
  isTyping: (name: string) => `${name} is typing`,
  taken: (name: string) => `${name} is in the conversation now.`,
  handed_back: 'Automated answers are on again. For help, call or write here.',
  ended: 'This conversation has ended. For help, call or write here.',
  person_wanted: 'We’re finding someone for you. A call may be faster.',
  willCall: (phone: string) => `We’ll call ${phone}.`,
  willText: (phone: string) => `We’ll text ${phone}.`,
  hasNumber: (phone: string) => `We have your number: ${phone}.`,
  reference: (reference: string) => `Your reference is ${reference}.`,

  lost: 'You’re offline. We’ll send this when you’re back online. Try calling.',
  lostUnsaved: 'You’re offline. Keep this page open. We’ll send this when you’re back online. Try calling.',
  again: (time: string) => `We’ll try again at ${time}.`,
  reachYou: 'Thank you. What number can we reach you at?',
  callOrText: (phone: string) => `Shall we call or text ${phone}?`,
  textMe: 'Text me',
  callMe: 'Call me back',
  write: 'Write here',
  send: 'Send',
  addPhotos: 'Add photos',

  news: (count: number) => `${count} new`,
}

export type Words = typeof en
