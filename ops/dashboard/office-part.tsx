import { VisitChanges } from '../alerts/visit-changes.tsx'
import { ChatsLine } from '../chats/chats-line.tsx'
import { CallList } from '../office-calls/call-list.tsx'

/** What the field and visitors in chats need from the office, before everything else on the dashboard. */
export function OfficePart() {
  return (
    <>
      <ChatsLine className="mt-4" />
      <VisitChanges className="mt-4" />
      <CallList className="mt-4 border-b-2 border-ink bg-sheet" />
    </>
  )
}
