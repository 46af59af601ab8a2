import type { OfficeReason } from '#domain/leads/visit-steps/visit-step.ts'

/** Why the office is needed, where there is little room. */
const reason: Readonly<Record<OfficeReason, string>> = {
  materials: 'Materials',
  no_access: 'Can’t get in',
  hazard: 'Hazard',
  question: 'Customer question',
  left_gaps: 'Left with gaps',
  other: 'Something else',
}

/** A call for the office from the field: what became of it for whoever called, and what the office does about it. */
export const calls = {
  reason,

  // Whoever called.
  unknown: (phone: string) =>
    phone
      ? `The office doesn’t know yet. Go where you have signal, or call ${phone}.`
      : 'The office doesn’t know yet. Go where you have signal.',
  sending: 'Telling the office...',
  waiting: 'Waiting for the office',
  isOn: (name: string, clock: string) => `${name} is on it, ${clock}`,
  saidBy: (name: string, clock: string) => `${name}, ${clock}`,
  doneAt: (clock: string) => `Done, ${clock}`,
  callOffice: 'Call the office',
  call: (name: string) => `Call ${name}`,

  // What the office sent back.
  replyTo: (name: string) => `Reply to ${name}`,
  replyOffice: 'Reply to the office',
  sendReply: 'Send reply',
  yourReply: (text: string) => `Your reply: ${text}`,

  // The office.
  title: 'Technicians waiting for the office',
  needs: (name: string) => `${name} needs the office`,
  take: 'I’ve got this',
  youAreOn: (clock: string) => `You’re on it, ${clock}`,
  whenOnline: 'You can do this when you’re back online.',
  answer: (name: string) => `Answer to ${name} (optional)`,
  send: 'Send answer',
  sent: 'Answer sent.',
  done: 'Done',
  tapped: (clock: string, arrived: string) => `Tapped ${clock}, arrived ${arrived}`,
  noMobile: (name: string) => `${name} has no mobile number in the portal.`,
  open: (customer: string | null) =>
    customer === null ? 'Open the request' : `Open the request from ${customer}`,
  rowMark: { waiting: 'Needs the office', taken: 'Office is on it' },

  // A visit that the office planned and whoever goes changed.
  visitChanged: (by: string, customer: string | null, clock: string) =>
    `${by} changed ${customer === null ? 'a visit of yours' : `your visit to ${customer}`}, ${clock}`,
  visitNow: (now: string, was: string) => `Now ${now}. You planned ${was}.`,
  visitGone: (was: string) => `No visit is planned now. You planned ${was}.`,
}
