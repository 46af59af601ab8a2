import { memo, useCallback } from 'react'
import { ChevronDown, Phone, X } from 'lucide-react'
import type { Assignment, DeskItem } from '#domain/leads/desk/desk.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { LeadLink } from './lead-link.tsx'
import { assignmentWords } from './new-assignments.ts'
import { useNewAssignments, useMarkSeen } from './use-new-assignments.ts'
import { whoOf } from './who-of.ts'

type NewAssignmentsProps = { items: readonly DeskItem[]; onDismiss: () => void }

/**
 * Requests assigned to the person since they last looked: one line, which several share, so that what is next stays in sight. The live
 * region exists first, so that new entries are announced.
 */
export function NewAssignments({ items, onDismiss }: NewAssignmentsProps) {
  const { desk } = useWords()
  const news = useNewAssignments(items)
  const see = useMarkSeen()
  const dismiss = useCallback(
    (...ids: string[]) => {
      see(...ids)
      onDismiss()
    },
    [see, onDismiss],
  )
  const lines = news.map((one) => <NewAssignment key={one.assignment.id} {...one} onDismiss={dismiss} />)
  return (
    <div aria-live="polite" aria-relevant="additions" className="not-empty:mb-3">
      {lines.length < 2 ? (
        lines
      ) : (
        <details className="group relative border-l-4 border-gold bg-gold-wash pl-3">
          <summary className="mr-12 flex min-h-12 cursor-pointer items-center gap-2 py-1.5 font-semibold cramped:mr-0">
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180 cramped:hidden" />
            {desk.newlyAssigned(lines.length)}
          </summary>
          <button
            type="button"
            aria-label={`${desk.dismiss}: ${desk.newlyAssigned(lines.length)}`}
            title={desk.dismiss}
            className={`absolute top-0 right-0 cramped:static ${iconButton}`}
            onClick={() => dismiss(...news.map(({ assignment }) => assignment.id))}
          >
            <X aria-hidden className="size-5" />
          </button>
          {lines}
        </details>
      )}
    </div>
  )
}

type NewAssignmentProps = { lead: DeskItem; assignment: Assignment; onDismiss: (id: string) => void }

/** Drawn again only where it changed: with many photos to send the desk is read again with each of them. */
const NewAssignment = memo(function NewAssignment({ lead, assignment, onDismiss }: NewAssignmentProps) {
  const words = useWords()
  const { desk } = words
  const now = useNow()
  const see = useMarkSeen()
  return (
    <section
      aria-label={desk.wasAssigned(lead.name)}
      className="flex items-center border-gold bg-gold-wash cramped:flex-wrap not-in-[details]:border-l-4 not-in-[details]:pl-3"
    >
      <LeadLink
        lead={lead}
        className="flex min-h-12 min-w-0 grow items-center py-1.5 font-semibold hover:underline cramped:basis-full"
      >
        <span className="min-w-0 wrap-anywhere">
          {assignmentWords(assignment, { name: lead.name, now }, words)}
        </span>
      </LeadLink>
      <a
        href={`tel:${lead.phone}`}
        title={desk.call}
        aria-label={`${desk.call}${desk.whom(whoOf(lead))}`}
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
        onClick={() => onDismiss(assignment.id)}
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  )
})

const iconButton = 'grid size-12 shrink-0 place-content-center rounded-sm hover:bg-wash'
