import type { OnTheSheet } from '../forms/sheet/sheet.ts'

/** What is said where a signed sheet of paper is photographed. */
export const enSheet = {
  begin: 'Signed on paper',
  title: 'Signed on paper',
  lead: 'Photograph every page of the signed sheet, flat and in good light. The photos must show, so that it can be read:',
  shows: {
    signature: 'the signature and the name of the person who signed',
    date: 'the date beside it',
    initials: 'their initials',
    statement: 'their statement, in their own handwriting',
    decision: 'what they chose',
    text: 'the whole text above it',
  } satisfies Record<OnTheSheet, string>,
  who: 'Name of the person who signed',
  noName: 'Enter the name that stands on the paper.',
  dated: 'Date on the paper',
  noDate: 'Enter the date on the paper.',
  laterDate: 'This date is in the future. Enter the date on the paper.',
  chosen: 'On the paper they chose',
  tooMany: (most: number) => `Use no more than ${most} photos.`,
  stored: (pages: number) =>
    pages === 1 ? 'Stored with 1 photo of the sheet.' : `Stored with ${pages} photos of the sheet.`,
  notYet: 'Not stored as signed yet.',
  keep: 'Keep the sheet. The office may ask for it.',
  undo: 'It wasn’t signed on paper',
  notAllowed: 'This can’t be signed on paper. Hand over the phone, or send a link.',
  needsJob: 'This form belongs to no job, so it can’t hold photos of a sheet. It is signed on this phone.',
}
export type SheetWords = typeof enSheet
