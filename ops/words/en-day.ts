/** What someone in the field reads of their day, and of what is on their device. */
export const day = {
  title: 'Today',
  visits: (count: number): string => (count === 1 ? 'request with a visit' : 'requests with a visit'),
  counted: (visits: number, done: number) =>
    `${visits === 1 ? '1 visit' : `${visits} visits`}, ${done === 0 ? 'none' : done} finished`,
  none: 'You have no visits today.',
  noMore: 'You’ve finished your visits for today.',
  next: 'Next visit',
  leftHere: (count: number): string =>
    count === 0
      ? 'On this device, no visit is left today.'
      : count === 1
        ? 'On this device, 1 visit is left today.'
        : `On this device, ${count} visits are left today.`,
  onDevice: 'Requests on this device',
  unsent: 'Waiting to send',
  drafts: 'Unsaved notes',
  openDraft: 'Open the request of this note',
}
