import { ChevronDown } from 'lucide-react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { AddPhotos } from '../photos/add-photos.tsx'
import { LeadPhotos } from '../submissions/lead-photos.tsx'
import { HalfFilled } from '../outbox/panel/half-filled.tsx'
import { usePhotosOf } from '../outbox/panel/use-outbox.ts'
import { NoteForm } from '../submissions/lead-notes.tsx'
import { useMay, useUser } from '../session/may.ts'
import { useNow } from '../ui/use-now.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.ts'
import { NoteText } from './note-text.tsx'
import { newestOfOthers } from './office-note.ts'

// It comes with what the portal knows of jobs, and many requests are none.
const OpenItems = loadScreen(() => import('./open-items.tsx'), 'OpenItems')

const shownNotes = 3

type DeskDetailsProps = { lead: LeadDetail; mayWork: boolean; reload: () => void }

/** What is left to do, the newest note from the office, and what is added here: photos and notes, open until they are folded. */
export function DeskDetails({ lead, mayWork, reload }: DeskDetailsProps) {
  const { desk } = useWords()
  const now = useNow()
  const mayOpenJob = useMay('intake.view')
  const userId = useUser()?.id ?? ''
  // Those that are not sent stand in here too.
  const unsent = usePhotosOf(lead.id).length
  const pinned = newestOfOthers(lead.notes, userId)
  const notes = lead.notes
    .filter(({ id }) => id !== pinned?.id)
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, shownNotes)
  return (
    <>
      <HalfFilled leadId={lead.id} />
      {lead.has_job && mayOpenJob && (
        <LaterPart>
          <OpenItems jobId={lead.id} />
        </LaterPart>
      )}
      {pinned && (
        <section aria-label={desk.officeNote} className="mt-3.5 border-l-3 border-blue pl-3">
          <NoteText note={pinned} now={now} />
        </section>
      )}
      <details open className="group mt-3 border-t border-line">
        <summary className="flex min-h-12 cursor-pointer items-center gap-x-4 font-semibold">
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
            {desk.details}
            <span className="font-normal text-muted tabular-nums">
              {countWords(
                { notes: lead.notes.length, photos: lead.photos.length + unsent },
                pinned !== undefined,
                desk,
              )}
            </span>
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

type Counted = { photos: number; notes: number }

function countWords({ photos, notes }: Counted, isOnePinned: boolean, desk: Words['desk']) {
  const others = isOnePinned ? notes - 1 : notes
  const counted = desk.counted(
    photos > 0 ? desk.photos(photos) : '',
    others > 0 ? (isOnePinned ? desk.moreNotes(others) : desk.notes(others)) : '',
  )
  return counted || (isOnePinned ? '' : desk.noneYet)
}
