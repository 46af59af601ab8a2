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

const longest = 60
