import type { SigningChannel } from '#domain/signing-requests/signing-channels.ts'
import type { SigningState } from '#domain/signing-requests/signing-request.ts'

/** Papers that someone signs on a device of their own. */
export const signingLinks = {
  locale: 'en-US',
  title: 'Sign by link',
  lead: 'The customer signs on their own phone.',
  send: (name: string) => (name ? `Send to ${name} to sign` : 'Send to sign'),
  dialog: (name: string) => (name ? `How does ${name} sign?` : 'How does the customer sign?'),
  loading: 'Looking at the forms…',
  ready: 'These forms go out together:',
  notReady: 'Not ready for a link:',
  nothing: 'No form is ready. Fill it in and sign for the company first.',
  channels: {
    qr: 'Show a code on this screen',
    text: 'Send a text message',
    email: 'Send an email',
  } satisfies Record<SigningChannel, string>,
  qrMore: 'Scanned with the customer’s phone. Works for 30 minutes.',
  messageMore: (to: string) => `To ${to}. Works for seven days.`,
  noText: 'The customer did not agree to text messages.',
  textNotAsked: 'The customer was not asked about text messages.',
  noPhone: 'The job has no phone number.',
  noEmail: 'The job has no email address.',
  answerFirst: (questions: readonly string[]) => `Answer first: ${questions.join(', ')}`,
  email: 'The customer’s email address',
  saveEmail: 'Save the address',
  toPeople: 'Change it under People',
  offline:
    'A link needs a connection, and there is none. Hand over the phone to sign here, or let the customer sign on paper.',
  sending: 'Sending…',
  scan: 'Scan this code with the customer’s phone',
  code: 'Code that leads to the papers to sign',
  until: (when: string) => `The code works until ${when}. Only show it to the person who signs.`,
  sent: (to: string) => `Sent to ${to}`,
  sentMore: 'The form now waits for the signature. You see it here at once.',
  rows: {
    open: (to: string, when: string) => `Sent to ${to} · open until ${when}`,
    code: (when: string) => `Code shown · open until ${when}`,
    expired: (when: string) => `Expired ${when}`,
    declined: (name: string, reason: string) => `${name} declined: ${reason}`,
    revoked: 'Link revoked',
  },
  states: {
    open: 'Waiting',
    signed: 'Signed',
    declined: 'Declined',
    revoked: 'Revoked',
    expired: 'Expired',
  } satisfies Record<SigningState, string>,
  customer: 'the customer',
  again: 'Send again',
  revoke: 'Revoke',
  takeBack: 'Fill in again',
  what: (action: string, form: string) => `${action}: ${form}`,
  failed: 'This didn’t work',
}
export type SigningLinksWords = typeof signingLinks
