import { badCursor } from '#platform/database/page-cursor.ts'

/** Where the next page of a list by name begins: the sort name, then the id for equal names. */
type Place = { name: string; id: string }

export function writeCursor({ name, id }: Place) {
  return `${Buffer.from(name).toString('base64url')}.${id}`
}

export function readCursor(cursor: string): Place {
  const found = /^([\w-]*)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  const name = Buffer.from(found?.[1] ?? '', 'base64url').toString()
  if (!found?.[2] || name.includes('\u0000')) throw badCursor()
  return { name, id: found[2] }
}
