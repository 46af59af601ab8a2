import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { forms } from './en-forms.ts'
import { leave, outbox } from './en-outbox.ts'

/** What people in the field read: their requests, what they do there, and what is not sent yet. */
export const field = {
  photosFor: (customer: string | null) => `Photos for ${customer ?? 'this request'}`,
  addPhotos: 'Add photos',
  toCustomer: (customer: string | null) => ` to ${customer ?? 'this request'}`,
  unsentPhotos: 'Photos not sent yet',
  notStored: (count: number) =>
    count === 1
      ? 'This device couldn’t store 1 photo. Free some space, then add it again.'
      : `This device couldn’t store ${count} photos. Free some space, then add them again.`,
  storing: (nth: number, all: number) =>
    all === 1
      ? 'Saving 1 photo. Keep the portal open.'
      : `Saving photo ${nth} of ${all}. Keep the portal open.`,
  missing: {
    some: (saved: number, all: number, names: string) =>
      `${saved} of ${all} photos ${saved === 1 ? 'was' : 'were'} saved. Add the rest: ${names}.`,
    none: (all: number, names: string) =>
      all === 1
        ? `1 photo wasn’t saved. Add it again: ${names}.`
        : `${all} photos weren’t saved. Add them again: ${names}.`,
    more: (count: number) => `${count} more`,
    add: 'Add the rest',
  },
  unfit: {
    title: (count: number) => (count === 1 ? '1 file wasn’t added' : `${count} files weren’t added`),
    reasons: {
      'photo-kind': (names: string, count: number) =>
        `${names} ${count === 1 ? 'isn’t a photo' : 'aren’t photos'}. Choose a JPEG, PNG, WebP or HEIC photo.`,
      'photo-damaged': (names: string, count: number) =>
        `${names} can’t be opened. Take ${count === 1 ? 'a new photo' : 'new photos'} instead.`,
      'photo-too-large': (names: string, count: number) =>
        `${names} ${count === 1 ? 'is' : 'are'} larger than ${maxPhotoMegabytes} MB. Add a screenshot instead.`,
      'photo-unreadable': (names: string, count: number) =>
        `${names} couldn’t be read. Choose ${count === 1 ? 'it' : 'them'} again.`,
    },
  },
  onThisDevice: 'On this device',
  uploading: (name: string) => `Uploading ${name}`,
  removePhoto: (name: string) => `Remove ${name}`,
  charactersLeft: (count: number) =>
    count === 0 ? 'No characters left' : `${count} ${count === 1 ? 'character' : 'characters'} left`,
  tryAgain: 'Try again',
  steps: {
    on_my_way: 'On my way',
    arrived: 'I’ve arrived',
    departed: 'Finish the visit',
    needs_office: 'Needs the office',
  },
  customerText: {
    sent: (first: string | null) => `${first ?? 'The customer'} gets a text message.`,
    later: (first: string | null) =>
      `${first ?? 'The customer'} gets a text message if you have signal again soon.`,
    refused: (first: string | null) => `No text message: ${first ?? 'the customer'} said no to texts.`,
    notAsked: (first: string | null) =>
      `No text message: ${first ?? 'the customer'} was not asked about texts.`,
    noNumber: 'No text message: this number can’t receive one.',
    noService: 'No text message goes out: the portal has no text service.',
    exampleNumber: 'No text message goes out: this number is only an example.',
    call: (first: string | null) => `Call ${first ?? 'the customer'}`,
    noJob: 'No text message: this request isn’t a job yet.',
  },
  continueVisit: 'Continue the visit',
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
  early: {
    tomorrow: 'This visit is tomorrow. Start it now?',
    later: (when: string) => `This visit is on ${when}. Start it now?`,
    text: 'If you start it now, the office sees that you’re on this visit today.',
    go: 'Start now',
  },
  received: (time: string) => `received ${time}`,
  storedHere: 'Saved on this device. It will send automatically.',
  stepFailed: 'Not saved',
  allHere: (count: number) =>
    count === 1
      ? 'Your request is on this device.'
      : `All ${count} of your open requests are on this device.`,
  someHere: (here: number, count: number) => `${here} of your ${count} open requests are on this device.`,
  jobsHere: (here: number, count: number) => {
    if (count === 1) return here ? 'Your job is too.' : 'Your job isn’t yet.'
    return here < count ? `Only ${here} of your ${count} jobs are.` : `Your ${count} jobs are too.`
  },
  asOf: (time: string) => `As of ${time}`,
  outbox,
  forms,
  leave,
}
