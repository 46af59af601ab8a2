import type { Unclaimed } from '#domain/figures/figure.ts'
import { useSeconds } from './use-seconds.ts'
import { AgeScale } from './age-scale.tsx'
import { LeadNumber } from './figure-link.tsx'
import { OldestList } from './oldest-list.tsx'
import { isLate } from './words.ts'

/** The loudest part of the board: who has asked for help, and nobody has taken it. */
export function UnclaimedPart({ unclaimed }: { unclaimed: Unclaimed }) {
  const now = useSeconds()
  const [first] = unclaimed.oldest
  const late = first !== undefined && isLate(first.received_at, now)

  return (
    <section
      aria-labelledby="unclaimed"
      className={`mt-4 grid border-y-2 bg-sheet lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] ${late ? 'border-red' : 'border-ink'}`}
    >
      <div className="flex flex-col gap-5 px-4 py-5 lg:border-r lg:border-line lg:px-6">
        <div className="flex items-end gap-4">
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
              {unclaimed.count === 0 ? 'Nobody is waiting' : 'Nobody has taken them'}
            </p>
          </div>
        </div>
        <AgeScale ages={unclaimed.ages} />
      </div>
      <OldestList unclaimed={unclaimed} now={now} />
    </section>
  )
}
