import { Link } from '@tanstack/react-router'
import type { OwedFigure } from '#domain/figures/job-figure.ts'
import { isOverdue, owedAgeLabel } from '#domain/jobs/owed/owed-ages.ts'
import { centsWords } from '#domain/money/cents.ts'
import { figureLink, toneOf } from './figure-link.tsx'
import { Part } from './part.tsx'
import { countWords } from './words.ts'

/** What is owed, by how long ago it was billed. Each age opens the jobs that owe it. */
export function OwedPart({ owed }: { owed: readonly OwedFigure[] }) {
  const total = owed.reduce((sum, { cents }) => sum + cents, 0)
  const jobs = owed.reduce((sum, { count }) => sum + count, 0)
  return (
    <Part title="Owed" className="mt-9">
      <p className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-1 border-b border-line pb-4">
        <span className="font-display text-5xl leading-[0.85] font-semibold tabular-nums">
          {centsWords(total)}
        </span>
        <span>{`of ${jobsWords(jobs)} billed and not paid`}</span>
      </p>
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {owed.map(({ age, count, cents, filter }) => (
          <div key={age} className="border-b border-line py-3 pr-3">
            <dt className="text-sm text-muted">{owedAgeLabel(age)}</dt>
            <dd>
              <Link
                to="/ops/intake"
                search={{ view: 'list', ...filter }}
                className={`inline-flex min-h-11 items-center font-display text-2xl leading-none ${figureLink} ${toneOf(count)} ${isOverdue(age) && count > 0 ? 'font-semibold text-red' : ''}`}
              >
                {centsWords(cents)}
                <span className="sr-only">{` owed, ${owedAgeLabel(age)}`}</span>
              </Link>
              <span className="block text-sm text-muted">{jobsWords(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function jobsWords(count: number) {
  return `${countWords(count)} ${count === 1 ? 'job' : 'jobs'}`
}
