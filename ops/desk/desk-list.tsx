import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadRow } from '#domain/leads/lead.ts'
import { useAfterFirstRender } from '../ui/use-after-first-render.ts'
import { DeskCard } from './desk-card.tsx'
import { withReassigned, type ReassignedItem } from './reassigned.ts'
import { ReassignedCard } from './reassigned-card.tsx'

/** More than a phone shows at once. */
const firstDrawn = 3

type DeskListProps = {
  items: readonly DeskItem[]
  lost: readonly ReassignedItem[]
  reload: () => void
  onMoved: (row: LeadRow) => void
  onDismiss: (lost: ReassignedItem) => void
}

/** The requests of a desk, those that were reassigned among them. */
export function DeskList({ items, lost, reload, onMoved, onDismiss }: DeskListProps) {
  const isAfterFirstRender = useAfterFirstRender()
  const entries = withReassigned(items, lost)
  return (
    <ol className="space-y-4 not-empty:mt-3">
      {(isAfterFirstRender ? entries : entries.slice(0, firstDrawn)).map((entry) =>
        entry.lead ? (
          <li key={entry.lead.id}>
            <DeskCard lead={entry.lead} isFirst={entry.lead === items[0]} reload={reload} onMoved={onMoved} />
          </li>
        ) : (
          <li key={entry.lost.id}>
            <ReassignedCard lost={entry.lost} onDismiss={() => onDismiss(entry.lost)} />
          </li>
        ),
      )}
    </ol>
  )
}
