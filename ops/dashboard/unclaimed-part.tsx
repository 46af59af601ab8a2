import type { Unclaimed } from '#domain/figures/figure.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { AgeScale } from './age-scale.tsx'
import { LeadNumber } from './figure-link.tsx'
import { FirstList } from './first-list.tsx'
import { countWords } from './words.ts'

/** The most prominent part of the dashboard: requests that no one has claimed. */
export function UnclaimedPart({ unclaimed }: { unclaimed: Unclaimed }) {
  const now = useSeconds()
  const late = unclaimed.ages.some(({ over, count }) => over !== null && count > 0)

  return (
    <section
      aria-labelledby="unclaimed"
      className={`mt-4 grid grid-cols-1 border-y-2 bg-sheet lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] ${late ? 'border-red' : 'border-ink'}`}
    >
      <div className="flex flex-col gap-5 px-4 py-5 lg:border-r lg:border-line lg:px-6">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <p
            className={`font-display text-[clamp(4.5rem,10vw,7.5rem)] leading-[0.78] font-semibold ${late ? 'text-red' : 'text-ink'}`}
          >
            <LeadNumber
              figure={unclaimed}
              of="requests are unclaimed"
              className="text-inherit! no-underline! hover:opacity-80"
            />
          </p>
          <div className="min-w-0 pb-0.5">
            <h2 id="unclaimed" className="text-2xl uppercase">
              Unclaimed
            </h2>
            <p className="text-muted">
              {unclaimed.count === 0 ? 'No one is waiting' : happeningWords(unclaimed)}
            </p>
          </div>
        </div>
        <AgeScale ages={unclaimed.ages} />
      </div>
      <FirstList unclaimed={unclaimed} now={now} />
    </section>
  )
}

function happeningWords({ happening_now: count }: Unclaimed) {
  return count === 0 ? 'Not claimed yet' : `${countWords(count)} happening now`
}
