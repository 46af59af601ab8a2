/** The desk: what a person has in hand, what came to them and what was taken away. */
export const desk = {
  title: 'My requests',
  list: 'list',
  failed: 'Your requests couldn’t be loaded',
  nothing: 'You have no open requests.',
  nothingMore: 'When the office assigns you one, it appears here with the address, phone number and photos.',
  seeAll: (count: number) => `See all ${count}`,
  noAddress: 'No address yet. Ask when you call.',
  call: 'Call',
  whom: (who: string) => ` ${who}`,
  directions: 'Directions',
  to: (town: string) => ` to ${town}`,
  late: { late: 'Visit is late', missed: 'Visit missed', unclosed: 'Visit not closed yet' },
  happeningNow: 'Happening now',
  onHold: 'On hold',
  left: 'Visit done',
  held: (reason: string) => `This job is on hold: ${reason}`,
  officeNote: 'Latest note from the office',
  details: 'Photos and notes',
  counted: (photos: string, notes: string) => [photos, notes].filter(Boolean).join(', '),
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  moreNotes: (count: number) => (count === 1 ? '1 more note' : `${count} more notes`),
  noneYet: 'None yet',
  step: { contacted: 'Mark as contacted', scheduled: 'Schedule visit', closed: 'Close request' },
  closed: (name: string | null, outcome: string) => `${name ?? 'This request'} is closed: ${outcome}`,
  closing: (name: string | null) => ` closing ${name ?? 'this request'}`,

  assignedYou: (by: string | null, name: string | null, clock: string) => {
    const what = name ?? 'a request'
    return `${by ? `${by} assigned you ${what}` : `You were assigned ${what}`}, ${clock}`
  },
  wasAssigned: (name: string | null) => `${name ?? 'A request'} was assigned to you`,
  newlyAssigned: (count: number) => `${count} new assignments`,
  open: 'Open',
  dismiss: 'Dismiss',

  oneOfYours: 'One of your requests',
  requestOf: (reference: string) => `Request ${reference}`,
  gone: (name: string) => `${name} is no longer assigned to you`,
  thisIsGone: 'This request is no longer assigned to you.',
  openMoved: (number: string) => `Open ${number}`,
  visitMoved: (number: string) => `This visit now belongs to ${number}.`,
  closedBy: (who: string, at: string, outcome: string) => {
    const told = `${who.charAt(0).toUpperCase()}${who.slice(1)} closed this request ${at}`
    return outcome ? `${told}: ${outcome}.` : `${told}.`
  },
  canceledBy: (who: string, clock: string) => `Canceled by ${who}, ${clock}`,
  stayAway: 'You don’t need to go.',
  arrivedThere: (clock: string) =>
    `You arrived there at ${clock}. Call the office before you do any more work there.`,
  unsentIsSafe: (count: number) =>
    count === 1
      ? '1 thing you did there isn’t sent yet. It’s saved on this device and goes to the office when it can be sent.'
      : `${count} things you did there aren’t sent yet. They’re saved on this device and go to the office when they can be sent.`,
  you: 'You',
  removed: (who: string, at: string) => `${who} removed this from your list ${at}.`,
  tookOver: (who: string, at: string) => `${who} took over this request ${at}.`,
  assigned: (who: string, to: string, at: string) => `${who} assigned this to ${to} ${at}.`,
  at: (clock: string, isToday: boolean) => `${isToday ? 'at' : 'on'} ${clock}`,
  backToDesk: 'Back to my requests',

  noteLeft: (teller: string) => `Your note isn’t saved. Copy it or tell ${teller}.`,
  theOffice: 'the office',
  yourNote: 'Your note',
  copyNote: 'Copy note',
  copied: 'Copied.',
  copySelected: 'Copy the selected text.',
}
