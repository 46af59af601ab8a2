import { Link } from '@tanstack/react-router'
import { Phone, X } from 'lucide-react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { assignmentWords } from './new-assignments.ts'
import { useNewAssignments, useMarkSeen } from './use-new-assignments.ts'

/** More at once would push the list itself off the screen. */
const mostShown = 3

type NewAssignmentsProps = { items: readonly DeskItem[]; onDismiss: () => void }

/** Requests assigned to the person since they last looked, in lines so low that the first card stays in sight. The live region exists first, so that new entries are announced. */
export function NewAssignments({ items, onDismiss }: NewAssignmentsProps) {
  const words = useWords()
  const { desk } = words
  const now = useNow()
  const news = useNewAssignments(items)
  const see = useMarkSeen()
  return (
    <div aria-live="polite" aria-relevant="additions" className="space-y-1.5 not-empty:mb-4">
      {news.slice(0, mostShown).map(({ lead, assignment }) => (
        <section
          key={assignment.id}
          aria-label={desk.wasAssigned(lead.name)}
          className="flex items-center border-l-4 border-gold bg-gold-wash pl-3 cramped:flex-wrap"
        >
          <Link
            to="/ops/submissions/$id"
            params={{ id: lead.id }}
            className="flex min-h-12 min-w-0 grow items-center py-1.5 font-semibold hover:underline cramped:basis-full"
          >
            <span className="min-w-0 wrap-anywhere">
              {assignmentWords(assignment, { name: lead.name, now }, words)}
            </span>
          </Link>
          <a
            href={`tel:${lead.phone}`}
            title={desk.call}
            aria-label={`${desk.call}${desk.whom(`${lead.name}, ${displayPhone(lead.phone)}`)}`}
            className={iconButton}
            onClick={() => see(assignment.id)}
          >
            <Phone aria-hidden className="size-5" />
          </a>
          <button
            type="button"
            aria-label={`${desk.dismiss}: ${desk.wasAssigned(lead.name)}`}
            title={desk.dismiss}
            className={iconButton}
            onClick={() => {
              see(assignment.id)
              onDismiss()
            }}
          >
            <X aria-hidden className="size-5" />
          </button>
        </section>
      ))}
      {news.length > mostShown && <p className="text-muted">{desk.moreAssigned(news.length - mostShown)}</p>}
    </div>
  )
}

const iconButton = 'grid size-12 shrink-0 place-content-center rounded-sm hover:bg-wash'
