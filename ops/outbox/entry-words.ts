import { isNoPhoto } from '#domain/sync/problem.ts'
import type { Words } from '../words/en.ts'
import type { Entry } from './entry.ts'

/** An entry in a few words: "Arrived", "Photo IMG_2041.jpg", "Note: Wet to the studs". */
export function entryWords({ write }: Pick<Entry, 'write'>, { outbox, done }: Words['field']): string {
  switch (write.kind) {
    case 'note':
      return `${outbox.note}: ${write.text.length > longest ? `${write.text.slice(0, longest)}…` : write.text}`
    case 'step':
      return done[write.step]
    case 'photo':
      return `${outbox.photo} ${write.name}`
    case 'move':
      return outbox.move(outbox.status[write.move.status])
  }
}

/** What the office did with something that it took over. Of a photo it had no picture where the upload itself was refused. */
export function takenOverWords({ write, fault }: Pick<Entry, 'write' | 'fault'>, { outbox }: Words['field']) {
  const code = fault?.code ?? ''
  const isUploaded =
    write.kind === 'photo' && write.sha256 !== null && !isNoPhoto(code) && code !== 'photo-lost'
  const isAdded = write.kind === 'note' || write.kind === 'step' || isUploaded
  return isAdded ? outbox.byOffice.added : outbox.byOffice.taken_over
}

const longest = 60
