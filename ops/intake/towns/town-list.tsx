import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { JobTown } from '#domain/jobs/board/board.ts'
import { stageOf } from '#domain/jobs/standing.ts'
import { isUnanswered } from '../../problem.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { button } from '../../ui/button.ts'
import { Bar, Statement } from '../../ui/list-states.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { BoardRowLink } from '../board/board-row.tsx'
import { townsQuery } from '../queries.ts'
import { boardFilterOf, isNarrowed, type IntakeSearch } from '../search.ts'
import { StoredJobs } from '../stored-jobs.tsx'
import { useServerNow } from '../../session/use-server-now.ts'

/** Where the open jobs are: the towns by name, each with its jobs. */
export function TownList({ search }: { search: IntakeSearch }) {
  const words = useIntakeWords().towns
  const towns = useInfiniteQuery({
    ...townsQuery(boardFilterOf(search)),
    select: ({ pages, pageParams }) => ({
      pageParams,
      pages: pages.map(({ items }) => ({ items: items.map((town) => ({ ...town, id: town.town })) })),
    }),
  })
  const isLost = useIsLost() || isUnanswered(towns.error)
  return (
    <PagedList
      label={words.label}
      failed={words.failed}
      query={towns}
      head={null}
      skeleton={<Skeleton />}
      offline={isLost && <StoredJobs search={search} retry={() => void towns.refetch()} />}
      empty={<Empty search={search} />}
      className="-mx-2.75 gap-x-6 sm:columns-2 xl:columns-3 min-[100rem]:columns-4"
      renderRow={(town) => <Town town={town} search={search} />}
    />
  )
}

function Town({ town, search }: { town: JobTown; search: IntakeSearch }) {
  const { board, towns: words } = useIntakeWords()
  const now = useServerNow()
  const list: IntakeSearch = { ...boardFilterOf(search), view: 'list', town: town.town }
  const more = town.count - town.jobs.length
  const heading = (
    <>
      {town.name || words.notKnown}
      <span className="text-muted tabular-nums">{town.count}</span>
    </>
  )
  return (
    <section className="break-inside-avoid px-2.75 pb-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-ink pb-1">
        <h2 className="max-w-full text-xl leading-none wrap-break-word uppercase">
          {/* What is not known is nothing to narrow a list to. */}
          {town.town ? (
            <Link to="/ops/intake" search={list} className={`hover:underline ${headingClass}`}>
              {heading}
            </Link>
          ) : (
            <span className={headingClass}>{heading}</span>
          )}
        </h2>
        <p className="text-right text-[0.8125rem] text-muted">
          {town.late > 0 && <span className="font-semibold text-red">{words.late(town.late)}</span>}
          {[town.county && words.county(town.county), town.state].filter(Boolean).join(', ')}
        </p>
      </div>
      <ul>
        {town.jobs.map((job) => (
          <li key={job.id} className="border-b border-line">
            <BoardRowLink
              row={job}
              longest_ms={null}
              now={now}
              isChosen={job.id === search.job}
              where={board.place(stageOf(job))}
            />
          </li>
        ))}
      </ul>
      {more > 0 && town.town && (
        <Link
          to="/ops/intake"
          search={list}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          {board.more(`${more}`)}
        </Link>
      )}
    </section>
  )
}

const headingClass = 'flex min-h-11 max-w-full flex-wrap items-baseline gap-x-2 pt-3.5'

function Empty({ search }: { search: IntakeSearch }) {
  const { none: words, towns } = useIntakeWords()
  if (!isNarrowed(search))
    return (
      <Statement title={words.title}>
        <p>{towns.none}</p>
      </Statement>
    )
  return (
    <Statement title={words.noMatch}>
      <Link to="/ops/intake" search={{ view: 'towns' }} className={button('plain')}>
        {words.clear}
      </Link>
    </Statement>
  )
}

function Skeleton() {
  const { shell } = useFirstWords()
  return (
    <div role="status" className="space-y-4 pt-2">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-1/4" />
      <Bar width="w-1/2" />
      <Bar width="w-1/3" />
    </div>
  )
}
