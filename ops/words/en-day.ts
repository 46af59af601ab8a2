/** What someone in the field reads of their day, and of what is on their device. */
export const day = {
  finished: (count: number) => `${count} visits finished`,
  left: (arrived: string | null, left: string) =>
    arrived ? `Arrived ${arrived}, left ${left}` : `Left ${left}`,
  onTheWaySince: (clock: string) => `On the way since ${clock}`,
  thereSince: (clock: string) => `There since ${clock}`,
  laterToday: 'Later today',
  others: 'Others go there',
  none: 'You have no visits today.',
  noMore: 'You’ve finished your visits for today.',
  onDevice: 'Requests on this device',
  unsent: 'Waiting to send',
  drafts: 'Unsaved notes',
  openDraft: 'Open the request of this note',
}
