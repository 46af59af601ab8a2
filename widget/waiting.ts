import { newId } from '#platform/uuid.ts'
import { drop, keep, kept, keysOf } from './kept.ts'

const paths = ['messages', 'facts', 'contact', 'photos'] as const
export type WritePath = (typeof paths)[number]

/** Something the visitor wrote, answered, gave or showed, until the server has it. Its id is the message's. */
export type Waiting = {
  readonly id: string
  readonly path: WritePath
  readonly body: Readonly<Record<string, unknown>>
  /** Why the server will never take it. */
  readonly refused: string
}

const prefix = 'mission-chat:'
let last = 0

/** Each has a key of its own, so that two tabs never write over each other. The first comes first. */
export function listWaiting(): Waiting[] {
  return keysOf(prefix)
    .toSorted()
    .flatMap((key) => readWaiting(key.slice(prefix.length)) ?? [])
}

export function addWaiting(path: WritePath, body: Waiting['body']) {
  // Ids are in the order of their milliseconds.
  last = Math.max(Date.now(), last + 1)
  const waiting = { id: newId(last), path, body, refused: '' }
  keep(prefix + waiting.id, waiting)
  return waiting
}

export function refuseWaiting(waiting: Waiting, refused: string) {
  keep(prefix + waiting.id, { ...waiting, refused })
}

export function dropWaiting(id: string) {
  drop(prefix + id)
}

function readWaiting(id: string): Waiting | undefined {
  const { path, body, refused = '' } = kept(prefix + id) ?? {}
  const known = paths.find((each) => each === path)
  return known && { id, path: known, body: { ...Object(body) }, refused: String(refused) }
}
