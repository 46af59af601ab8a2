import type { Received } from '#domain/figures/figure.ts'
import type { Span } from '#domain/figures/span.ts'
import { LossKind } from '#domain/leads/lead-states.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { dayWords, hourWords, pageWords, townWords } from '../submissions/filter-words.ts'
import { enFirst } from '../words/en-first.ts'
import { ColumnChart } from './column-chart.tsx'
import { LeadNumber } from './figure-link.tsx'
import { ShareTable } from './share-table.tsx'
import { SpanChoice } from './span-choice.tsx'
import { countWords, share, withinWords } from './words.ts'

type ReceivedPartProps = { received: Received; days: Span; isChanging: boolean; isNewFirm: boolean }

/** What received within the span: how much, when, of what, from where. */
export function ReceivedPart({ received, days, isChanging, isNewFirm }: ReceivedPartProps) {
  const { first_contact, by_day, by_hour, by_service, by_town, by_page, by_outcome, jobs } = received
  const closed = by_outcome.shares.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby="received" className="mt-11">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-3">
        <h2 id="received" className="text-2xl uppercase">
          Requests, last {days} days
        </h2>
        <SpanChoice days={days} />
      </div>
      {received.count === 0 ? (
        <p className="max-w-[60ch] border-l-4 border-gold py-1 pl-4 text-muted not-first:mt-6">
          {isNewFirm
            ? 'No requests yet. Requests from the website are counted here within seconds.'
            : `No requests in the last ${days} days. Try a longer period.`}
        </p>
      ) : (
        <div className={isChanging ? 'opacity-60' : undefined}>
          <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,11fr)]">
            <dl className="flex flex-wrap gap-x-10 gap-y-5 lg:flex-col">
              <div>
                <dd className="font-display text-6xl leading-none font-semibold">
                  <LeadNumber figure={received} of="requests received" />
                </dd>
                <dt className="mt-1.5">received</dt>
              </div>
              <div>
                <dt className="text-sm text-muted">Became jobs</dt>
                <dd className="mt-1">
                  <LeadNumber
                    figure={jobs}
                    of="requests that became jobs"
                    className="font-display text-2xl"
                  />{' '}
                  of {countWords(received.count)} ({share(jobs.count, received.count)}%)
                </dd>
              </div>
              <div>
                <dt className="text-sm text-muted">First call</dt>
                <dd className="mt-1 max-w-[24ch] text-pretty">
                  {first_contact.median === null ? (
                    'No one has been called yet.'
                  ) : (
                    <>
                      Median time to call:{' '}
                      <span className="font-display text-2xl whitespace-nowrap">
                        {withinWords(first_contact.median)}
                      </span>{' '}
                      (<LeadNumber figure={first_contact} of="requests that were called" />{' '}
                      {first_contact.count === 1 ? 'request' : 'requests'})
                    </>
                  )}
                </dd>
              </div>
            </dl>
            <ColumnChart
              title="By day"
              what="Day"
              columns={by_day}
              nameOf={dayWords}
              ticks={days === 7 ? 1 : days === 30 ? 5 : 14}
            />
          </div>
          <div className="mt-9 grid grid-cols-1 gap-x-10 gap-y-9 lg:grid-cols-2">
            <ColumnChart
              title="By hour of the day"
              what="Hour"
              columns={by_hour}
              nameOf={(hour) => hourWords(Number(hour))}
              ticks={6}
            />
            <ShareTable
              title="By service"
              what="Service"
              shares={by_service}
              nameOf={(service) => enFirst.choices.service(LossKind.parse(service))}
              all={received.count}
            />
            <ShareTable
              title="By town"
              what="Town"
              shares={by_town}
              nameOf={townWords}
              all={received.count}
            />
            <ShareTable
              title="By page"
              what="Page"
              shares={by_page}
              nameOf={pageWords}
              all={received.count}
            />
            {closed > 0 && (
              <ShareTable
                title="Closed requests by outcome"
                what="Outcome"
                shares={by_outcome}
                nameOf={outcomeWords}
                all={closed}
              />
            )}
          </div>
        </div>
      )}
    </section>
  )
}
