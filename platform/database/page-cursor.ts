import { Refusal } from '../refusal.ts'

/** The row that a page ended with: its moment, and its id among those of the same moment. */
export type Place = { at: Date; id: string }

/** Where the next page of a list by time begins. */
export function writeCursor({ at, id }: Place) {
  return `${at.getTime().toString(36)}_${id}`
}

export function readCursor(cursor: string): Place {
  const [, time = '', id = ''] =
    /^([0-9a-z]{1,10})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? []
  if (!id) throw badCursor()
  return { at: new Date(parseInt(time, 36)), id }
}

/** For a list in any order: the cursor is none of its own. */
export function badCursor() {
  return new Refusal(400, 'bad-cursor', 'This page of the list wasn’t found. Start again from the top.')
}
