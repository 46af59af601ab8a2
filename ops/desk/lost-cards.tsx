import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { useWords } from '../words/use-words.ts'
import { reassignedName, type ReassignedItem } from './reassigned.ts'

// Most days nothing is taken from anyone.
const ReassignedCard = loadScreen(() => import('./reassigned-card.tsx'), 'ReassignedCard')

type LostCardsProps = { lost: readonly ReassignedItem[]; onDismiss: (lost: ReassignedItem) => void }

/** Requests that someone gave to someone else. They stand above the day: their person may be on the way there. */
export function LostCards({ lost, onDismiss }: LostCardsProps) {
  return (
    <ul className="space-y-4 not-empty:mb-4">
      {lost.map((one) => (
        <li key={one.id}>
          <LaterPart instead={<Gone lost={one} />}>
            <ReassignedCard lost={one} onDismiss={() => onDismiss(one)} />
          </LaterPart>
        </li>
      ))}
    </ul>
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
