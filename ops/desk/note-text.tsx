import type { Note } from '#domain/records/record.ts'
import { useWords } from '../words/use-words.ts'
import { clockWords } from '../ui/clock.ts'

/** A note with who wrote it, and when. */
export function NoteText({ note: { text, at, received_at, by }, now }: { note: Note; now: Date }) {
  const { field, locale } = useWords()
  const clock = (moment: string) => clockWords(new Date(moment), now, locale)
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-sm text-muted">
        {by}, <time dateTime={at}>{clock(at)}</time>
        {received_at && `, ${field.received(clock(received_at))}`}
      </p>
    </>
  )
}
