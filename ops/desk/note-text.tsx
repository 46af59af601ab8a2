import type { Note } from '#domain/records/record.ts'
import { clockWords } from '../ui/clock.ts'

/** A note with who wrote it, and when. */
export function NoteText({ note: { text, at, received_at, by }, now }: { note: Note; now: Date }) {
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-sm text-muted">
        {by}, <time dateTime={at}>{clockWords(new Date(at), now)}</time>
        {received_at && `, received ${clockWords(new Date(received_at), now)}`}
      </p>
    </>
  )
}
