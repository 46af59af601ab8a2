import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import type { Desk } from '#domain/leads/desk/desk.ts'
import { second } from '#platform/time.ts'
import { isPortalStored } from '../worker/register.ts'
import { readsStored } from '../device/person-store.ts'
import { untilOpen } from '../store/until-open.ts'
import { useWords } from '../words/use-words.ts'

/** The files of the jobs come after the requests. */
const untilDownloaded = 5 * second

type OnThisDeviceProps = {
  data: Pick<Desk, 'items' | 'count'>
  /** When it was read. */
  at: number
}

/** How many of the requests, and of the files of their jobs, can be read without a connection. It closes the day, and has its place before it is known. */
export function OnThisDevice({ data: { items, count }, at }: OnThisDeviceProps) {
  const { field } = useWords()
  const jobs = items.filter(({ has_job }) => has_job)
  const jobsIn = (stored: { jobs: readonly string[] } | undefined) =>
    jobs.filter(({ id }) => stored?.jobs.includes(id)).length
  const stored = useQuery({
    queryKey: ['stored-reads', at],
    queryFn: readsStored,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      untilOpen({ state }) || (jobsIn(state.data) < jobs.length && untilDownloaded),
    placeholderData: keepPreviousData,
  }).data
  const isPortalHere = useQuery({
    queryKey: ['portal-stored'],
    queryFn: isPortalStored,
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data ? false : second),
  }).data
  // On plain http nothing is stored; and requests without the portal that shows them are of no use.
  if (!isSecureContext) return null
  const jobsHere = jobsIn(stored)
  const isAll = items.length === count && jobsHere === jobs.length
  return (
    <div className="mt-4 min-h-12">
      {stored?.isEncrypted && isPortalHere && (
        <Link
          to="/ops/profile"
          search={{ part: 'devices' }}
          className={`flex min-h-12 items-center gap-2.5 text-sm hover:underline ${isAll ? 'text-muted' : 'bg-gold-wash px-2'}`}
        >
          <Smartphone aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0">
            {items.length === count ? field.allHere(count) : field.someHere(items.length, count)}
            {jobs.length > 0 && ` ${field.jobsHere(jobsHere, jobs.length)}`}
          </span>
        </Link>
      )}
    </div>
  )
}
