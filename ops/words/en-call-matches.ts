import { nameWords } from '#domain/leads/name-words.ts'

/** Who else called about the same house or from the same number. */
export const matches = {
  name: nameWords,
  /** Whose job was merged into that one. */
  calledAbout: (caller: string | null, number: string) => `${nameWords(caller)}, called about ${number}`,
  list: 'Earlier customers with this number',
  sameAddress: 'Known at this address:',
  addTo: (number: string) => `Add this call to ${number}`,
  notOpened: (number: string) =>
    `${number} couldn’t be opened. The call stays here: try again, or send a crew and merge the two jobs later.`,
  /** In the note of the job. */
  alsoCalled: (who: string) => `Also called: ${who}`,
  twice: {
    title: (number: string) => `${number} is open at this address`,
    about: (name: string, about: string) => `${name}: ${about}. Two jobs would send two crews to one house.`,
    other: 'It’s another job: send a crew for it too',
  },
  fromHere: 'From requests on this device.',
  count: (count: number) =>
    count === 1 ? '1 match. Press Enter to take it.' : `${count} matches. Press Enter to take the first.`,
  goOn: (number: string) => `Continue ${number}`,
  someoneElse: 'Someone else',
  earlier: 'Earlier customer:',
  filledIn: (about: string) => ` ${about}. Name and address filled in.`,
  open: { job: 'Open that job', request: 'Open that request' },
  undo: 'Undo',
  undoWhat: ' what was filled in',
  from: (date: string) => `from ${date}, read it back`,
}

/** What was saved of the call before it went on with another job. */
export const absorbing = {
  merged: (number: string) => `What you saved before is part of ${number} now`,
  failed: 'What you saved of this call before is still a job of its own.',
  merge: 'Merge it into this job',
}
