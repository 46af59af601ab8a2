/** A request as it is opened: what the customer told, its photos, notes and history. */
export const request = {
  list: 'Submissions',
  noun: 'request',
  close: 'Close this request',
  closeKey: 'Close (Esc)',
  source: 'Website',
  byPhone: 'Phone call',
  callBy: (clock: string) => `Call by ${clock}`,
  late: (minutes: number, long: string | null) =>
    minutes === 0
      ? 'Late'
      : long
        ? `${long} late`
        : minutes === 1
          ? '1 minute late'
          : `${minutes} minutes late`,
  promisedBy: (late: string, clock: string) => `${late}: promised by ${clock}`,
  assignedTo: (name: string) => `Assigned to ${name}`,
  assignedToYou: 'Assigned to you',
  makeJob: 'Make job',
  sendCrew: 'Send a crew',
  openJob: 'Open the job',
  isJob: 'This request is a job now. Its stage and its visits are changed there.',
  isJobAtOffice: 'The office plans the visits for this request. Call the office to change one.',
  looksOdd: 'Looks odd',
  notNeeded: 'No longer needed',
  saysNotNeeded: (clock: string) => `The customer says it’s no longer needed (${clock})`,
  callToConfirm: 'Call to confirm before you close it.',
  numberChanged: (clock: string) => `Number changed ${clock}`,
  messageChanged: (clock: string) => `Message changed ${clock}`,
  was: ', was',

  facts: {
    what: 'What',
    where: 'Where',
    when: 'When',
    depth: 'Water depth',
    rooms: 'Rooms',
    insurance: 'Insurance',
    contactBy: 'Contact by',
    photos: 'Photos',
  },
  notGiven: 'Not given',
  noPhotos: 'None sent',
  mayText: 'OK to text',
  mayNotText: 'no consent to text messages',
  textsNotAsked: 'not asked about text messages',

  view: (nth: number, count: number) => `View photo ${nth} of ${count}`,
  photoFrom: (name: string | null, at: string) => [name ?? 'Customer', at].filter(Boolean).join(', '),
  photoByLink: 'sent on a device that opened a link from the office',
  photosFrom: (name: string | null) => (name === null ? 'Photos of this request' : `Photos from ${name}`),
  photoBy: (name: string | null) => (name ? `added by ${name}` : 'sent with the request'),
  photo: (nth: number, count: number) => `Photo ${nth} of ${count}`,
  photoNotHere: 'Photo not on this device',
  smallPhoto: 'The full photo isn’t on this device.',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',

  notes: 'Notes',
  newNote: 'New note',
  noteHint: 'What you discussed and agreed on',
  saveNote: 'Save note',
  noteNotSaved: 'Note not saved',
  noteIsLost: 'Your note isn’t saved. Copy it or tell the office.',
  noteIsOnScreen: 'Your note is only on this screen. Copy it before you close the portal.',
  noteNeedsRoom: 'Your note is saved as a draft. Free some space, then save it again.',
  noteIsDraft: 'It’s saved on this device as a draft. Try saving again.',

  history: 'History',
  byWhom: (name: string) => ` by ${name}`,
  firstAt: (clock: string) => `, first at ${clock}`,

  notFound: 'Request not found',
  notFoundWhy: 'The link may be wrong, or the request was deleted.',
  failed: 'This request couldn’t be loaded',
  backToList: 'Back to the list',
}
