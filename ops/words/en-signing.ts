import type { Unsigned } from '../forms/ink/signing.ts'

/** What stands around a signature, a statement and a drawing in a form. */
export const signing = {
  locale: 'en-US',
  name: 'Name',
  typeInstead: 'Type your name instead',
  drawInstead: 'Sign with your finger instead',
  typedHint: 'Your typed name is your signature.',
  typeInitials: 'Type your initials instead',
  drawInitials: 'Draw your initials instead',
  initialsHint: 'Your typed initials count as your own.',
  agreeDrawn: 'I mean to sign this, and I agree to sign on this screen.',
  agreeTyped: 'My typed name is my signature, and I agree to sign on this screen.',
  lacking: {
    name: 'Enter the name of the person who signs.',
    ink: 'Sign in the box above first.',
    agrees: 'Check the box above first.',
  } satisfies Record<Unsigned, string>,
  signedBy: (name: string, when: string) => `Signed by ${name}, ${when}`,
  typedBy: (name: string, when: string) => `${name} typed their name to sign, ${when}`,
  declinedBy: (name: string, when: string) => `${name} declined to sign, ${when}`,
  because: (reason: string, witness: string) => `Reason: ${reason}. Witness: ${witness}.`,
  onPaper: (name: string, pages: number) =>
    `${name} signed on paper. ${pages === 1 ? 'The photo of the sheet is' : `The ${pages} photos of the sheet are`} with this form.`,
  again: 'Sign again',
  againWhat: (label: string) => `Sign again: ${label}`,
  decline: 'Decline',
  declineTitle: 'Decline to sign',
  reason: 'Why do you decline?',
  reasonMissing: 'Enter why you decline.',
  witness: 'Witness, first and last name',
  witnessHint: 'A person who saw this and is not you',
  witnessMissing: 'Enter the first and last name of the witness, who is someone else.',
  record: 'Record as declined',
  back: 'Go back',
  lines: 'Write by hand on the lines.',
  draw: 'Draw with your finger, a pen or a mouse.',
}
export type SigningWords = typeof signing
