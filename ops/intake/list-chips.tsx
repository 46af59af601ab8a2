import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { longestGapHours } from '#domain/drying/visit-gaps.ts'
import { driedClassWords } from '#domain/jobs/dried-classes.ts'
import { owedAgeLabel } from '#domain/jobs/owed/owed-ages.ts'
import type { IntakeSearch } from './search.ts'

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** What narrows the list and has no field of its own; pressed, it narrows no more. */
export function ListChips({
  search: { since, reason, visit_on, unread, dried, owed },
}: {
  search: IntakeSearch
}) {
  return (
    <>
      {since && <Chip name="since">{`Since ${dayWords(since)}`}</Chip>}
      {reason !== undefined && <Chip name="reason">{`Reason: ${reason || 'none'}`}</Chip>}
      {owed && <Chip name="owed">{`Owed ${owedAgeLabel(owed).toLowerCase()}`}</Chip>}
      {unread && <Chip name="unread">{`No reading in ${longestGapHours} hours`}</Chip>}
      {dried && <Chip name="dried">{`Dry: ${driedClassWords(dried).toLowerCase()}`}</Chip>}
      {visit_on && <Chip name="visit_on">{`Visit on ${dayWords(visit_on)}`}</Chip>}
    </>
  )
}

type ChipProps = { name: 'since' | 'reason' | 'visit_on' | 'unread' | 'dried' | 'owed'; children: string }

function Chip({ name, children }: ChipProps) {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className="flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-sm border border-ink bg-ink px-3 text-left text-paper hover:brightness-110"
      onClick={() =>
        void navigate({ to: '.', search: (old) => ({ ...old, [name]: undefined }), replace: true })
      }
    >
      <span className="truncate">{children}</span>
      <X aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">Remove</span>
    </button>
  )
}

function dayWords(on: string) {
  return day.format(new Date(on))
}
