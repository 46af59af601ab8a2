import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { AddPhotos } from '../photos/add-photos.tsx'
import { LeadPhotos } from '../submissions/lead-photos.tsx'
import { NoteForm } from '../submissions/lead-notes.tsx'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'

const shownNotes = 3

type DeskDetailsProps = { lead: LeadDetail; isOpenAtFirst: boolean; mayWork: boolean; reload: () => void }

/** The photos and notes of a request; open for what comes next, one press away for the rest. */
export function DeskDetails({ lead, isOpenAtFirst, mayWork, reload }: DeskDetailsProps) {
  const now = useNow()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const notes = lead.notes.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, shownNotes)
  return (
    <details
      open={isOpen}
      className="group mt-3 border-t border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold">
        Photos and notes
        <span className="ml-auto font-normal text-muted tabular-nums">{countWords(lead)}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="space-y-3 pt-1">
        <LeadPhotos lead={lead} reload={reload} />
        {mayWork && <AddPhotos lead={lead} />}
        {mayWork && <NoteForm lead={lead} />}
        <ul>
          {notes.map(({ id, text, at, by }) => (
            <li key={id} className="border-b border-line py-2 last:border-0">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-sm text-muted">
                {by}, <time dateTime={at}>{clockWords(new Date(at), now)}</time>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function countWords({ photos, notes }: LeadDetail) {
  const counted = [counting(photos.length, 'photo'), counting(notes.length, 'note')].filter(Boolean)
  return counted.join(', ') || 'None yet'
}

function counting(count: number, noun: string) {
  if (count === 0) return ''
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
