/** What is not sent yet, and what becomes of it. */
export const outbox = {
  allSent: 'Everything is sent',
  notSent: (count: number) => `${count} not sent`,
  withOffice: (count: number) => `${count} with the office`,
  lastSent: (time: string) => `Last contact with the server: ${time}.`,
  never: 'No contact with the server since the portal was opened.',
  noSignal: (time: string) => `Offline since ${time}. Unsent work will send when you’re back online.`,
  noSignalSince: (time: string) => `Offline since ${time}`,
  sending: (count: number) => `Sending, ${count} left`,
  noAnswer: 'No answer yet. Still trying.',
  busy: 'The server is busy. Still trying.',
  allSentAt: (time: string) => `All sent, ${time}`,
  signIn: 'Your session has ended. Sign in again to send. Nothing is lost.',
  toLogin: 'Sign in',
  needsYou: (count: number) => `${count} ${count === 1 ? 'needs' : 'need'} your decision`,
  here: 'On this device',
  office: 'With the office',
  sent: 'Recently received',
  tryNow: 'Try now',
  trying: 'Trying',
  stillOffline: (time: string) => `Tried at ${time}: no connection yet.`,
  save: 'Save as a file',
  savedBy: (name: string, time: string) => `Saved by ${name}, ${time}`,
  fileName: (day: string) => `not-sent-${day}.html`,
  retry: 'Send again',
  discard: 'Discard',
  dismiss: 'OK',
  someone: 'someone else',
  byOffice: {
    taken_over: 'The office took this over.',
    added: 'The office added this to the request.',
    discarded: 'The office discarded this',
    sent_back: 'Sent back by the office',
  },
  state: { waiting: 'On this device', sending: 'Sending', received: 'Received' },
  undo: (step: string) => `Undo: ${step}`,
  note: 'Note',
  photo: 'Photo',
  move: (status: string) => `Status: ${status}`,
  job: 'Job from a call',
  jobChange: (count: number) => (count === 1 ? '1 change to the job' : `${count} changes to the job`),
  category: (category: number) => `Water category ${category}`,
  accessCode: 'Access code',
  notKnown: 'Not known',
}

/** Signing out while something is here. */
export const leave = {
  title: (count: number) => `Sign out with ${count} not sent?`,
  text: 'Unsent work stays locked on this device until you sign in here again. No one else can see or send it.',
  unlocked:
    'This device can’t lock unsent work. It stays here until you sign in again, and anyone using this device can read it.',
  note: (text: string) => `Note you haven’t saved: ${text}`,
  titleForms: 'Sign out with unsaved changes?',
  forms: (count: number) =>
    count === 1
      ? 'Unsaved changes in 1 form will be removed from this device.'
      : `Unsaved changes in ${count} forms will be removed from this device.`,
  more: (count: number) => `And ${count} more.`,
  go: 'Sign out',
}
