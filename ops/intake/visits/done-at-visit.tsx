import { Link } from '@tanstack/react-router'
import { Camera } from 'lucide-react'
import type { VisitItem } from '#domain/visits/item.ts'
import { NoteText } from '../../desk/note-text.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Added } from './added.ts'

type DoneAtVisitProps = { jobId: string; items: readonly VisitItem[]; added: Added }

/** What came of a visit that is over: what was done, and what was added while people were there. */
export function DoneAtVisit({ jobId, items, added: { photos, notes } }: DoneAtVisitProps) {
  const { items: words } = useVisitWords()
  const { desk } = useWords()
  const now = useNow()
  return (
    <>
      {items.length > 0 && (
        <div className="text-sm text-muted">
          <p>{words.atVisit}</p>
          <ul className="list-disc pl-5">
            {items.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {photos.length > 0 && (
        <Link
          to="/ops/intake/$id/photos"
          params={{ id: jobId }}
          className="flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4"
        >
          <Camera aria-hidden className="size-4.5 shrink-0" />
          {desk.photos(photos.length)}
        </Link>
      )}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id} className="py-1">
              <NoteText note={note} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
