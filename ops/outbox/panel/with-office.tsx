import { OptionalPart } from '../../ui/optional-part.tsx'
import { useHasWithOffice } from './use-outbox.ts'

// Hardly any request has some.
const loadList = () => import('./with-office-list.tsx').then(({ WithOfficeList }) => WithOfficeList)

/** Where a request shows what of it is with the office. Nothing where there is none. */
export function WithOffice({ leadId }: { leadId: string }) {
  return useHasWithOffice(leadId) && <OptionalPart need="some" load={loadList} of={{ leadId }} />
}
