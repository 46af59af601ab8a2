import type { Unclaimed } from '#domain/figures/figure.ts'
import { LeadNumber } from './figure-link.tsx'
import { ageWords } from './words.ts'

const marks = ['0', '5', '15', '60 min']

/** Waiting times, drawn like the scale of a map with the minutes at the ends of its pieces. */
export function AgeScale({ ages }: { ages: Unclaimed['ages'] }) {
  return (
    <div className="mt-auto">
      <h3 className="sr-only">By waiting time</h3>
      <ul className="grid grid-cols-4">
        {ages.map((age, at) => {
          const isRed = age.over !== null && age.count > 0
          const fill = isRed ? 'border-red bg-red' : at % 2 === 0 ? 'border-ink bg-ink' : 'border-ink'
          return (
            <li key={at} className="min-w-0">
              <p
                className={`pb-1.5 font-display text-3xl cramped:text-2xl leading-none ${isRed ? 'text-red' : age.count === 0 ? 'text-muted' : ''}`}
              >
                <LeadNumber
                  figure={age}
                  of={`waiting ${ageWords(age).toLowerCase()}`}
                  className="inline-flex min-h-12 min-w-12 cramped:min-w-0 items-end lg:min-h-9"
                />
              </p>
              <div aria-hidden className={`h-2 border-2 ${fill} ${at > 0 ? 'border-l-0' : ''}`} />
              <p aria-hidden className="pt-1 text-xs text-muted tabular-nums">
                {marks[at]}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
