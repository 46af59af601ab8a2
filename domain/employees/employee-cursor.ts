import { Refusal } from '#platform/refusal.ts'

/** Where a list by name goes on: the name as it is sorted, and the id among those of one name. */
type Place = { name: string; id: string }

export function writeCursor({ name, id }: Place) {
  return `${Buffer.from(name).toString('base64url')}.${id}`
}

export function readCursor(cursor: string): Place {
  const found = /^([\w-]*)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  const name = Buffer.from(found?.[1] ?? '', 'base64url').toString()
  if (!found?.[2] || name.includes('\u0000'))
    throw new Refusal(400, 'bad-cursor', 'This page of the list wasn’t found. Start again from the top.')
  return { name, id: found[2] }
}
