import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import type { Desk } from '#domain/leads/desk.ts'
import { readsStored } from '../store/person-store.ts'
import { untilOpen } from '../store/until-open.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/words.tsx'

/** How many of the requests can be read without a connection, and as of when. */
export function OnThisDevice({
  data: { items, count },
  at,
}: {
  data: Pick<Desk, 'items' | 'count'>
  at: number
}) {
  const { field, locale } = useWords()
  const now = useNow()
  const stored = useQuery({
    queryKey: ['stored-reads', at],
    queryFn: readsStored,
    networkMode: 'always',
    refetchInterval: untilOpen,
  }).data
  // On plain http nothing is stored.
  if (!stored?.isEncrypted) return null
  const isAll = items.length === count
  return (
    <p
      className={`mt-4 flex items-start gap-2.5 text-[0.9375rem] ${isAll ? 'text-muted' : 'bg-gold-wash p-3'}`}
    >
      <Smartphone aria-hidden className="mt-0.5 size-5 shrink-0" />
      {isAll ? field.allHere(count) : field.someHere(items.length, count)}{' '}
      {field.asOf(clockWords(new Date(at), now, locale))}
    </p>
  )
}
