import { useQuery } from '@tanstack/react-query'
import { useMay, useUser } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { chatSettingsQuery } from './queries.ts'
import { SettingsScreen } from './settings-screen.tsx'

/** What the chat of the website says, to whom and where. */
export function ChatSettingsPage() {
  if (!useMay('chat.settings')) return <NoPermission what="edit the chatbot settings" />
  return <Loaded />
}

function Loaded() {
  usePageTitle('Chatbot settings')
  const user = useUser()
  const settings = useQuery(chatSettingsQuery)
  const retry = () => void settings.refetch()
  if (settings.data && user)
    return (
      <SettingsScreen
        latest={settings.data}
        user={user.id}
        stale={settings.error && { error: settings.error, retry }}
      />
    )
  return (
    <div className="px-4 pt-5 lg:px-6.5 lg:pt-6">
      <h1 className="text-[min(2.125rem,11vw)] uppercase">Chatbot settings</h1>
      {settings.isError ? (
        <FailedList what="The chatbot settings" error={settings.error} retry={retry} />
      ) : (
        <div role="status" className="mt-8 grid max-w-2xl gap-5">
          <span className="sr-only">Loading...</span>
          <Bar width="w-1/3" />
          <Bar width="w-3/5" />
          <Bar width="w-2/5" />
        </div>
      )}
    </div>
  )
}
