import { minute } from '#platform/time.ts'

/** The file of a job in hand is downloaded again once it is so old, where nobody told of a change before. */
export const fileFreshFor = 10 * minute

/** The job, its visits and the first page of its timeline. With fewer of them a file is not whole. Its rooms, its equipment and what was measured come last, for whoever may see them. */
export const answersOfFile = 3

export type WithHistory = { history: readonly { id: string }[] }
export type WithTimes = { history: readonly { at: string }[] }

/** The number of the last event that a record tells of. A request and its job have one history; 0: none. */
export function newestLine({ history }: WithHistory): number {
  return Math.max(0, ...history.map(({ id }) => Number(id)))
}

/** When the last event happened that a record tells of, in milliseconds by the server’s clock; 0: none. */
export function newestTime({ history }: WithTimes): number {
  return Math.max(0, ...history.map(({ at }) => Date.parse(at)))
}
