import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { instantOf } from '#domain/company/local-time.ts'
import { dateWords } from '../ui/clock.ts'
import { useIntakeWords } from '../words/use-intake-words.ts'
import { useFirstWords } from '../words/words.tsx'
import type { IntakeSearch } from './search.ts'

/** What narrows the list and has no field of its own; pressed, it narrows no more. */
export function ListChips({
  search: { since, reason, visit_on, unread, dried, owed },
}: {
  search: IntakeSearch
}) {
  const { chips: words } = useIntakeWords()
  const { locale } = useFirstWords()
  const dayWords = (on: string) => dateWords(instantOf(`${on}T12:00`), locale)
  return (
    <>
      {since && <Chip name="since">{words.since(dayWords(since))}</Chip>}
      {reason !== undefined && <Chip name="reason">{words.reason(reason)}</Chip>}
      {owed && <Chip name="owed">{words.owed(owed)}</Chip>}
      {unread && <Chip name="unread">{words.unread}</Chip>}
      {dried && <Chip name="dried">{words.dried(dried)}</Chip>}
      {visit_on && <Chip name="visit_on">{words.visitOn(dayWords(visit_on))}</Chip>}
    </>
  )
}

type ChipProps = { name: 'since' | 'reason' | 'visit_on' | 'unread' | 'dried' | 'owed'; children: string }

function Chip({ name, children }: ChipProps) {
  const { chips } = useIntakeWords()
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
      <span className="sr-only">{chips.remove}</span>
    </button>
  )
}
