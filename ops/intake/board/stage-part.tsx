import { Link } from '@tanstack/react-router'
import { ArrowDown, Hourglass } from 'lucide-react'
import type { BoardStage } from '#domain/jobs/board/board-stages.ts'
import type { BoardPart } from '#domain/jobs/board/board.ts'
import { spanWords } from '../job/span-words.ts'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { boardFilterOf, readIntakeSearch, type IntakeSearch } from '../search.ts'
import { BoardRowLink } from './board-row.tsx'

type StagePartProps = {
  stage: BoardStage
  /** Undefined while it is loaded. */
  part: BoardPart | undefined
  /** The stage below it in the same column. */
  below: BoardPart | undefined
  search: IntakeSearch
  now: Date
}

/** A stage with its jobs, the longest in it first. Its heading opens all of them as a list. */
export function StagePart({ stage, part, below, search, now }: StagePartProps) {
  const { board } = useIntakeWords()
  const { locale } = useFirstWords()
  const list: IntakeSearch = {
    ...boardFilterOf(search),
    view: 'list',
    ...readIntakeSearch({ [stage === 'on_hold' ? 'side' : 'stage']: stage }),
  }
  const more = part ? part.count - part.rows.length : 0
  return (
    <section data-stage={stage} className="not-first:mt-3.5">
      <div className="sticky top-0 z-1 -mx-2.75 bg-paper px-2.75">
        {/* Where both don’t fit beside each other, how long it usually takes goes below. */}
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-line">
          <h2 className="text-[1.0625rem] leading-none whitespace-nowrap uppercase">
            <Link
              to="/ops/intake"
              search={list}
              className="flex items-baseline gap-2 pt-2.5 pb-1.5 hover:underline max-lg:min-h-12 max-lg:items-center"
            >
              {board.heading(stage)}
              <span className="text-muted tabular-nums">{part?.count.toLocaleString(locale)}</span>
            </Link>
          </h2>
          {typeof part?.usual_ms === 'number' && (
            <span className="flex text-xs whitespace-nowrap text-muted @max-[8.5rem]:sr-only">
              <span className="@max-[10.5rem]:sr-only">{board.usual}</span>
              <Hourglass aria-hidden className="size-3 self-center @min-[10.5rem]:hidden" />
              &nbsp;{spanWords(part.usual_ms)}
            </span>
          )}
        </div>
        {part && below && below.count > 0 && part.rows.length > mostInSight && <Below part={below} />}
      </div>
      {part ? (
        <ul>
          {part.rows.map((row) => (
            <li key={row.id} className="border-b border-line">
              <BoardRowLink
                row={row}
                longest_ms={part.longest_ms}
                now={now}
                isChosen={row.id === search.job}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Hairlines />
      )}
      {more > 0 && (
        <Link
          to="/ops/intake"
          search={list}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          {board.more(more.toLocaleString(locale))}
        </Link>
      )}
    </section>
  )
}

/** Of more rows the stage below them is out of sight on a laptop. */
const mostInSight = 4

/** That there are jobs further down in the column, and the way to them. */
function Below({ part: { stage, count } }: { part: BoardPart }) {
  const { board } = useIntakeWords()
  const { locale } = useFirstWords()
  return (
    <button
      type="button"
      className="flex w-full items-center gap-1 border-b border-line py-1 text-left text-xs text-muted hover:text-ink hover:underline max-lg:hidden"
      onClick={({ currentTarget }) =>
        currentTarget
          .closest('[data-column]')
          ?.querySelector(`[data-stage="${stage}"]`)
          ?.scrollIntoView({ block: 'start' })
      }
    >
      <ArrowDown aria-hidden className="size-3" />
      {board.below(board.heading(stage), count.toLocaleString(locale))}
    </button>
  )
}

/** In place of rows that are not there yet. */
function Hairlines() {
  return (
    <div aria-hidden>
      {[0, 1, 2].map((nth) => (
        <div key={nth} className="h-10.75 border-b border-line" />
      ))}
    </div>
  )
}
