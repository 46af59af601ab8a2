import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { AddPhotos } from '../photos/add-photos.tsx'
import { LeadPhotos } from '../submissions/lead-photos.tsx'
import { NoteForm } from '../submissions/lead-notes.tsx'
import { useUser } from '../session/may.ts'
import { useNow } from '../ui/use-now.ts'
import { NoteText } from './note-text.tsx'
import { newestOfOthers } from './office-note.ts'

const shownNotes = 3

type DeskDetailsProps = { lead: LeadDetail; isOpenAtFirst: boolean; mayWork: boolean; reload: () => void }

/** The newest note from the office is always shown. Photos and other notes are open for the next request only. */
export function DeskDetails({ lead, isOpenAtFirst, mayWork, reload }: DeskDetailsProps) {
  const now = useNow()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const pinned = newestOfOthers(lead.notes, useUser()?.name ?? '')
  const notes = lead.notes
    .filter(({ id }) => id !== pinned?.id)
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, shownNotes)
  return (
    <>
      {pinned && (
        <section aria-label="Latest note from the office" className="mt-3.5 border-l-3 border-blue pl-3">
          <NoteText note={pinned} now={now} />
        </section>
      )}
      <details
        open={isOpen}
        className="group mt-3 border-t border-line"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 font-semibold">
          Photos and notes
          <span className="ml-auto font-normal text-muted tabular-nums">
            {countWords(lead, pinned !== undefined)}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="space-y-3 pt-1">
          <LeadPhotos lead={lead} reload={reload} />
          {mayWork && <AddPhotos lead={lead} />}
          {mayWork && <NoteForm lead={lead} />}
          <ul>
            {notes.map((note) => (
              <li key={note.id} className="border-b border-line py-2 last:border-0">
                <NoteText note={note} now={now} />
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  )
}

function countWords({ photos, notes }: LeadDetail, isOnePinned: boolean) {
  const others = isOnePinned ? counting(notes.length - 1, 'more note') : counting(notes.length, 'note')
  const counted = [counting(photos.length, 'photo'), others].filter(Boolean).join(', ')
  return counted || (isOnePinned ? '' : 'None yet')
}

function counting(count: number, noun: string) {
  if (count === 0) return ''
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
