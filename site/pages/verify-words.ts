import type { DocumentState } from '#domain/submissions/verify.server.ts'

/** What the page says that tells whether a document is ours. */
export const verifyWords = {
  title: 'Is this document ours?',
  lead: 'Choose the file that you have. Your browser compares it with the one we stored. The file itself is not sent to us.',
  document: 'Document',
  issued: (day: string) => `We issued this document on ${day}.`,
  states: {
    current: { name: 'Current', more: 'No newer document has taken its place.' },
    superseded: {
      name: 'Superseded',
      more: 'A newer document has taken its place. Ask whoever gave you this one for the newer one.',
    },
    void: { name: 'Void', more: 'This document no longer counts.' },
  } satisfies Record<DocumentState, { name: string; more: string }>,
  ours: { title: 'This file is ours, unchanged', more: 'It is byte for byte the document that we stored.' },
  onPaper:
    'It was signed on paper with a pen. The file has photos of the signed sheet. You can ask us to see the sheet itself.',
  notOurs: {
    title: 'This file is not the one we stored',
    more: 'It was changed, saved again or printed to a new file, or it is another document. Ask us for a copy before you rely on it.',
  },
  none: {
    title: 'We have no such document',
    more: 'Check the code against the one on the paper, and type it again. It stands at the foot of each page, beside the square code.',
  },
  entry: 'Type the code at the foot of the paper, beside the square code. The long document ID works too.',
  code: 'Code of the document',
  look: 'Look up',
  compared: 'Compared:',
  badHash: 'Enter the 64 letters and digits of the SHA-256.',
  file: 'The file you have (PDF)',
  counting: 'Comparing…',
  hash: 'SHA-256 of the file',
  byHand: 'Compare it by hand',
  howTo:
    'Without scripts in your browser, compute the SHA-256 of the file yourself and paste it here. On Windows, macOS and Linux one of these commands prints it:',
  commands: [
    'certutil -hashfile document.pdf SHA256',
    'shasum -a 256 document.pdf',
    'sha256sum document.pdf',
  ],
  compare: 'Compare',
  privacy: 'Only the hash is sent, and it is not stored.',
  call: 'Questions about a document? Call',
} as const
