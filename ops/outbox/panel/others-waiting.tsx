import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useUser } from '../../session/may.ts'
import { hasDraftsOfOthers } from '../../ui/stored-draft.ts'
import { waitingHere, type Waiting } from '../waiting-here.ts'
import type { FirstWords } from '../../words/en-first.ts'
import { useFirstWords } from '../../words/words.tsx'

/** What others did on this device and have not sent, or typed and could not be locked: they have to sign in. Nothing where there is none. */
export function OthersWaiting({ className = '' }: { className?: string }) {
  const { session } = useFirstWords()
  const me = useUser()?.id ?? null
  const { data } = useQuery({
    queryKey: ['others-waiting', me],
    queryFn: async () => ({
      waiting: await waitingHere(me),
      isOpen: hasDraftsOfOthers(me, Object.keys(localStorage)),
    }),
    staleTime: 0,
  })
  if (!data || (data.waiting.length === 0 && !data.isOpen)) return null
  return (
    <ul className={className}>
      {data.waiting.map(({ name, count }, nth) => (
        <li key={nth} className="flex items-start gap-2.5 py-1 text-[0.9375rem]">
          <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{waitingWords({ name, count }, session.waiting)}</span>
        </li>
      ))}
      {data.isOpen && (
        <li className="flex items-start gap-2.5 py-1 text-[0.9375rem]">
          <LockKeyholeOpen aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{session.waiting.unlocked}</span>
        </li>
      )}
    </ul>
  )
}

function waitingWords({ name, count }: Waiting, words: FirstWords['session']['waiting']) {
  const [whose, who] = [name ?? words.someone, name ?? words.them]
  return count === 1 ? words.one(whose, who) : words.more(String(count), whose, who)
}
