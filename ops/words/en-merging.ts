/** What is said before two jobs are merged, and of the callers of both. */
export const merging = {
  search: 'number or name',
  found: 'Jobs found',
  same: 'Same phone or same address',
  noMatch: 'No matching jobs.',
  from: (number: string) => `${number} becomes part of`,
  into: (number: string) => `${number}, which goes on`,
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
  callers: 'Also called about this job',
  noName: 'No name given',
  close: 'Close',
}
export type MergingWords = typeof merging
