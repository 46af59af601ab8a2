import { VisitChanges } from '../alerts/visit-changes.tsx'
import { CallList } from '../office-calls/call-list.tsx'

/** What the field needs from the office, before everything else on the dashboard. */
export function OfficePart() {
  return (
    <>
      <VisitChanges className="mt-4" />
      <CallList className="mt-4 border-b-2 border-ink bg-sheet" />
    </>
  )
}
