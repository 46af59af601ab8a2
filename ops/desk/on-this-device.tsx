import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Smartphone } from 'lucide-react'
import type { Desk } from '#domain/leads/desk/desk.ts'
import { second } from '#platform/time.ts'
import { isPortalStored } from '../worker/register.ts'
import { readsStored } from '../device/person-store.ts'
import { untilOpen } from '../store/until-open.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

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
  const isPortalHere = useQuery({
    queryKey: ['portal-stored'],
    queryFn: isPortalStored,
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data ? false : second),
  }).data
  // On plain http nothing is stored; and requests without the portal that shows them are of no use.
  if (!stored?.isEncrypted || !isPortalHere) return null
  const isAll = items.length === count
  return (
    <Link
      to="/ops/profile"
      search={{ part: 'devices' }}
      className={`mt-4 flex min-h-12 items-center gap-2.5 py-2 text-[0.9375rem] hover:bg-wash ${isAll ? 'text-muted' : 'bg-gold-wash px-3'}`}
    >
      <Smartphone aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        {isAll ? field.allHere(count) : field.someHere(items.length, count)}{' '}
        {field.asOf(clockWords(new Date(at), now, locale))}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}
