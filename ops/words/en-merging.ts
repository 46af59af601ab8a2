const list = new Intl.ListFormat('en-US')

/** What is said before two jobs are merged, and of the callers of both. */
export const merging = {
  search: 'number or name',
  found: 'Jobs found',
  same: 'Same phone or same address',
  noMatch: 'No matching jobs.',
  from: (number: string) => `${number} merges into`,
  into: (number: string) => `${number} (kept)`,
  fields: {
    name: 'Name',
    phone: 'Phone',
    address: 'Address',
    loss: 'Loss',
    stage: 'Stage',
    cameIn: 'Came in',
  },
  differences: 'What the two jobs say differently',
  answer: 'Fact',
  comparing: 'Comparing the two jobs…',
  notCompared: (number: string) =>
    `${number} couldn’t be read, so what the two jobs say differently isn’t shown here.`,
  /** Below the value that the kept job has after the merge. */
  stays: 'stays',
  keepsDanger: 'A reported danger always stays. The timeline will show both answers.',
  already: (number: string) => `Already merged into ${number}`,
  alreadyMore: 'Nothing is left to do here. You can undo the merge in the job’s file for a day.',
  visitsOverlap: 'Both jobs have a visit planned at the same time',
  overlap: (own: string, other: string, number: string) => `${own}, and ${other} for ${number}`,
  bothStay: 'Both visits stay on the calendar. Cancel one of them if only one crew should go.',
  /** Whose visit went along with a merge has the address of the merged job still. */
  goesThere: 'Your visit belongs to that job. Check its name and address before you go.',
  crew: 'Crew',
  /** Whose crew it is, before a merge and before its undo. */
  onTheWay: (who: string, clock: string) => `${who}, on the way since ${clock}`,
  there: (who: string, clock: string) => `${who}, at the house since ${clock}`,
  undoTitle: (number: string) => `Undo the merge with ${number}?`,
  undoOwn: (number: string) => `${number} will be a job of its own again.`,
  goesBack: (own: string, kept: string, things: readonly string[]) =>
    `${own} gets this back from ${kept}: ${list.format(things)}.`,
  nothingBack: (kept: string) => `It has no visit, to-do, door code or photo to get back from ${kept}.`,
  visitsBack: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
  itemsBack: (count: number) => (count === 1 ? '1 to-do' : `${count} to-dos`),
  codeBack: 'the door code',
  photosBack: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  crewBack: 'The crew goes back with its visit:',
  undo: 'Undo the merge',
  keepMerged: 'Keep it merged',
  callers: 'Also called about this job',
  noName: 'No name given',
  close: 'Close',
}
export type MergingWords = typeof merging
