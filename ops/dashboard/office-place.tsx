import { useInfiniteQuery } from '@tanstack/react-query'
import { alertsQuery } from '../alerts/queries.ts'
import { useWaitingChats } from '../chats/waiting-queries.ts'
import { useMay } from '../session/may.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'

const OfficePart = loadScreen(() => import('./office-part.tsx'), 'OfficePart')

/** Where the office reads what the field and visitors in chats need from it. Its code is loaded once there is something. */
export function OfficePlace() {
  const mayView = useMay('leads.view')
  const hasNews = useInfiniteQuery({
    ...alertsQuery,
    enabled: mayView,
    select: ({ pages: [first] }) => first !== undefined && first.calls.length + first.replaced.length > 0,
  }).data
  const chats = useWaitingChats()
  if (!hasNews && !chats?.waiting && !chats?.unread) return null
  return (
    <LaterPart>
      <OfficePart />
    </LaterPart>
  )
}
