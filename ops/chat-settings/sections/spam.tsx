import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { longestText } from '#domain/chat/chat.ts'
import { chatRates } from '#domain/chat/chat-rates.ts'
import { longestBlockedWord } from '#domain/chat/settings/spam.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { ChipsField } from '../../ui/chips-field.tsx'
import { clockWords } from '../../ui/clock.ts'
import { notifyProblem } from '../../ui/notify.ts'
import { useNow } from '../../ui/use-now.ts'
import { endChatBlock } from '../chat-settings-api.ts'
import { chatBlocksQuery } from '../queries.ts'
import type { SectionProps } from '../section.ts'

const limits = [
  ['Conversations of one address', `${chatRates.chatsPerMinute} a minute, ${chatRates.chatsPerHour} an hour`],
  ['More of them, with danger or a phone number', `${chatRates.urgentChatsPerHour} an hour`],
  ['Messages of one conversation', `${chatRates.messagesPerMinute} a minute`],
  ['Messages in all', chatRates.mostMessages.toLocaleString('en-US')],
  ['Length of a message', `${longestText.toLocaleString('en-US')} characters`],
  ['Photos', `${maxPhotos}, up to ${maxPhotoMegabytes} MB each`],
] as const

export function SpamSection({ form }: SectionProps) {
  const [error] = Object.values(form.errorsOf('spam'))
  return (
    <div className="grid gap-8">
      <ChipsField
        label="Blocked words"
        hint="A message with one of these is saved and marked, but alerts no one unless it mentions danger."
        value={form.draft.spam.words}
        maxLength={longestBlockedWord}
        {...(error !== undefined && { error })}
        onChange={(words) => form.set({ spam: { words } })}
      />
      <Blocked />
      <section aria-labelledby="limits">
        <h3 id="limits" className="text-xl">
          Limits
        </h3>
        <p className="text-sm text-muted">These are fixed. Visitors who reach one are asked to call.</p>
        <dl className="mt-2 border-t border-line">
          {limits.map(([what, most]) => (
            <div key={what} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <dt>{what}</dt>
              <dd className="text-muted tabular-nums">{most}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Blocked() {
  const client = useQueryClient()
  const now = useNow()
  const mayRead = useMay('chat.view')
  const blocks = useQuery(chatBlocksQuery).data
  const end = useMutation({
    mutationFn: endChatBlock,
    onSuccess: (left) => client.setQueryData(chatBlocksQuery.queryKey, left),
    onError: notifyProblem,
  })
  return (
    <section aria-labelledby="blocked">
      <h3 id="blocked" className="text-xl">
        Blocked senders
      </h3>
      <p className="text-sm text-muted">
        Blocked for a day from the inbox. We don’t know who they are: only that it is the same connection.
      </p>
      {blocks?.length === 0 && <p className="mt-2 border-y border-line py-3">No one is blocked.</p>}
      <ul className="mt-2">
        {blocks?.map(({ chat_id, by, until }) => (
          <li
            key={chat_id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
          >
            <span className="tabular-nums">
              By {by}, until {clockWords(new Date(until), now)}
            </span>
            <span className="flex">
              {mayRead && (
                <Link to="/ops/submissions/chats/$id" params={{ id: chat_id }} className={button('quiet')}>
                  Open chat
                </Link>
              )}
              <button
                type="button"
                className={button('quiet')}
                aria-disabled={end.isPending}
                onClick={() => end.isPending || end.mutate(chat_id)}
              >
                Unblock
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SpamState({ settings: { spam } }: { settings: ChatSettings }) {
  const blocked = useQuery(chatBlocksQuery).data?.length ?? 0
  if (blocked > 0) return `${blocked} blocked`
  return spam.words.length === 0 ? null : String(spam.words.length)
}
