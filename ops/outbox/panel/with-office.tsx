import { OptionalPart } from '../../ui/optional-part.tsx'
import { outboxView } from '../outbox-view.ts'
import { isWithOffice } from '../unsent-states.ts'

// Hardly any request has some.
const loadList = () => import('./with-office-list.tsx').then(({ WithOfficeList }) => WithOfficeList)

/** Where a request shows what of it is with the office. Nothing where there is none. */
export function WithOffice({ leadId }: { leadId: string }) {
  const hasAny = outboxView.usePart(({ entries }) =>
    entries.some((entry) => entry.leadId === leadId && isWithOffice(entry)),
  )
  return hasAny && <OptionalPart need="some" load={loadList} of={{ leadId }} />
}
