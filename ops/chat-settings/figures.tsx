import { useQuery } from '@tanstack/react-query'
import { figuresOfDays } from '#domain/chat/chat-figures.ts'
import { shortSpan } from '../chats/words.ts'
import { chatFiguresQuery } from './queries.ts'

/** What the chat brought in, with the place kept while it is being counted. */
export function Figures() {
  const figures = useQuery(chatFiguresQuery).data
  const count = (number: number | undefined) => number?.toLocaleString('en-US')
  const median = figures?.median_reply_seconds
  const all = [
    { value: count(figures?.opened), label: `opened, ${figuresOfDays} days` },
    { value: count(figures?.with_phone), label: 'left a phone number' },
    { value: count(figures?.requests), label: 'requests' },
    { value: count(figures?.jobs), label: 'jobs' },
    { value: figures && (median == null ? '–' : shortSpan(median)), label: 'first human reply' },
  ]
  return (
    <dl className="grid grid-cols-2 border-b border-line max-lg:-mt-px sm:grid-cols-5">
      {all.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line py-2 pr-2 max-sm:border-t max-sm:last:col-span-2 sm:border-l sm:pl-3.5 sm:first:border-l-0 sm:first:pl-0"
        >
          <dt className="text-sm leading-tight text-muted">{label}</dt>
          <dd className="min-h-[1lh] font-display text-2xl leading-tight font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
