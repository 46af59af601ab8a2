import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useParams } from '@tanstack/react-router'
import { KeysButton } from '../keys/keys-button.tsx'
import { useListKeys } from '../keys/list-keys.ts'
import { useMay, useSeesAllLeads } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Kinds } from '../submissions/kinds.tsx'
import { waitingQuery } from '../submissions/queries.ts'
import { ChatList } from './chat-list.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { FirstReplies } from './first-replies.tsx'
import { chatKeyWords } from './key-words.ts'
import { NoChatChosen } from './no-chat-chosen.tsx'
import { waitingChatsQuery } from './waiting-queries.ts'

const route = getRouteApi('/staff/ops/submissions/chats')

/** The conversations of the website's chat, where staff takes over and finishes the intake. */
export function Chats() {
  if (!useMay('chat.view')) return <NoPermission what="read chats" />
  return <Inbox />
}

function Inbox() {
  const { id: chosen } = useParams({ strict: false })
  const { column } = route.useSearch()
  const navigate = useNavigate()
  const seesAll = useSeesAllLeads()
  const waitingLeads = useQuery({ ...waitingQuery, enabled: seesAll }).data
  const { waiting = 0, unread = 0 } = useQuery(waitingChatsQuery).data ?? {}
  usePageTitle(waiting + unread > 0 ? `(${waiting + unread}) Chats` : 'Chats')
  useListKeys({
    noun: 'chat',
    chosen,
    close: () => void navigate({ to: '/ops/submissions/chats' }),
    words: chatKeyWords,
  })
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--outbox-height,0px))] lg:grid-cols-[minmax(13rem,17rem)_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)_20.5rem] min-[88rem]:grid-cols-[19.25rem_minmax(0,1fr)_23.25rem]">
      <div
        className={`px-4 pt-5 lg:col-span-2 lg:px-6.5 lg:pt-6 ${chosen ? 'max-lg:hidden' : 'xl:col-span-3'}`}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="text-[min(2.125rem,11vw)] uppercase">Submissions</h1>
          <p className="flex min-h-[1lh] flex-wrap items-center gap-2 text-muted">
            <FirstReplies isShort={chosen !== undefined} />
            <KeysButton />
          </p>
        </div>
        <Kinds search={null} current="chats" waiting={waitingLeads} />
      </div>
      <div
        className={`pb-8 lg:col-start-1 lg:row-start-2 lg:overflow-y-auto lg:border-r lg:border-line lg:pb-4 ${chosen ? 'max-lg:hidden' : ''}`}
      >
        <ChatList chosen={chosen} />
      </div>
      {chosen ? <ChatPanel id={chosen} isFactsShown={column === 'facts'} /> : <NoChatChosen />}
    </div>
  )
}
