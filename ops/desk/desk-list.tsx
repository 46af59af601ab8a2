import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadRow } from '#domain/leads/lead.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { useAfterFirstRender } from '../ui/use-after-first-render.ts'
import { useWords } from '../words/use-words.ts'
import { DeskCard } from './desk-card.tsx'
import { reassignedName, withReassigned, type ReassignedItem } from './reassigned.ts'

// Most days nothing is taken from anyone.
const ReassignedCard = loadScreen(() => import('./reassigned-card.tsx'), 'ReassignedCard')

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
            <LaterPart instead={<Gone lost={entry.lost} />}>
              <ReassignedCard lost={entry.lost} onDismiss={() => onDismiss(entry.lost)} />
            </LaterPart>
          </li>
        ),
      )}
    </ol>
  )
}

/** Where the card could not be loaded: what nobody may miss. */
function Gone({ lost }: { lost: ReassignedItem }) {
  const { desk } = useWords()
  return (
    <p className="border-t-2 border-edge bg-wash px-4 py-3 lg:px-5.5">
      {desk.gone(reassignedName(lost, desk))}. {desk.stayAway}
    </p>
  )
}
