import { leave, outbox } from './en-outbox.ts'

/** What people in the field read: their requests, what they do there, and what is not sent yet. */
export const field = {
  photosFor: (customer: string) => `Photos for ${customer}`,
  addPhotos: 'Add photos',
  toCustomer: (customer: string) => ` to ${customer}`,
  unsentPhotos: 'Photos not sent yet',
  notStored: (count: number) =>
    count === 1
      ? 'This device couldn’t store 1 photo. Free some space, then add it again.'
      : `This device couldn’t store ${count} photos. Free some space, then add them again.`,
  onThisDevice: 'On this device',
  uploading: (name: string) => `Uploading ${name}`,
  removePhoto: (name: string) => `Remove ${name}`,
  charactersLeft: (count: number) =>
    count === 0 ? 'No characters left' : `${count} ${count === 1 ? 'character' : 'characters'} left`,
  tryAgain: 'Try again',
  steps: {
    on_my_way: 'On my way',
    arrived: 'I’ve arrived',
    departed: 'I’m leaving',
    needs_office: 'Needs the office',
  },
  done: {
    on_my_way: 'On the way',
    arrived: 'Arrived',
    departed: 'Left',
    needs_office: 'Asked the office for help',
  },
  askOffice: {
    title: 'Why do you need the office?',
    lead: 'Tap a reason to tell the office.',
    detail: 'Details (optional)',
    fromField: 'Office needed',
  },
  visitSteps: 'Visit',
  received: (time: string) => `received ${time}`,
  storedHere: 'Saved on this device. It will send automatically.',
  stepFailed: 'Not saved',
  allHere: (count: number) =>
    count === 1 ? 'Your request is on this device.' : `All ${count} requests are on this device.`,
  someHere: (here: number, count: number) => `${here} of ${count} requests are on this device.`,
  asOf: (time: string) => `As of ${time}.`,
  outbox,
  leave,
}
