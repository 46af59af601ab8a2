/** The code of a door or an alarm: who sees it, and how it is changed. */
export const code = {
  askOffice: 'A code is saved. Ask the office for it.',
  here: 'A code was entered on this device. It is sent with the rest.',
  removedHere: 'The code was removed on this device. That is sent with the rest.',
  needsConnection: 'A code is saved. Without a connection you can see the codes of today’s visits only.',
  code: 'Code',
  hiddenAgain: 'hidden again in 30 seconds',
  show: 'Show code',
  enter: 'Enter an access code',
  saved: 'Access code',
  replace: 'Replace the code',
  remove: 'Remove the code',
  removeAsk: 'Remove the access code?',
  removeMore: 'No one can look it up after that. You can undo this for a few seconds.',
  removed: 'The access code was removed.',
  undoOf: ' removing the access code',
  missing: 'Enter the code.',
  label: 'Door or alarm code',
  encrypted: 'Stored encrypted. Only people who may see codes can show it, and each showing is recorded.',
  replaces: 'The saved code is replaced.',
}
export type CodeWords = typeof code
