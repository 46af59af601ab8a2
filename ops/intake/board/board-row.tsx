import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import type { BoardRow } from '#domain/jobs/board/board.ts'
import { sendingOrder } from '#domain/jobs/danger.ts'
import { standingOf, type Standing } from '#domain/jobs/standing.ts'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useWords } from '../../words/use-words.ts'
import { spanWords } from '../job/span-words.ts'
import { DangerLine, HappeningNowLine } from '../danger-line.tsx'
import { Squares } from './square.tsx'
import { squaresOf, squareWords } from './squares.ts'
import { useOpenBeside } from './use-open-beside.ts'
import { wrongWords } from './wrong-words.ts'

type BoardRowProps = {
  row: BoardRow
  longest_ms: number | null
  now: Date
  isChosen: boolean
  /** In front of the loss: the town, where the stage is known from where the row stands. */
  where?: string
}

/** A job on the board opens beside it, and on a phone in a page of its own; a request opens among the requests. */
export function BoardRowLink({ row, longest_ms, now, isChosen, where = row.town }: BoardRowProps) {
  const standing = standingOf(row, longest_ms, now)
  const openBeside = useOpenBeside(row.id, isChosen)
  const shared = {
    'data-row': row.id,
    className: `${rowClass} ${barOf(standing, isChosen)} ${isChosen ? 'bg-gold-wash' : ''}`,
    children: <RowWords row={row} standing={standing} now={now} where={where} />,
  }
  if (row.kind === 'lead') return <Link to="/ops/submissions/$id" params={{ id: row.id }} {...shared} />
  return (
    <Link
      to="/ops/intake/$id"
      params={{ id: row.id }}
      data-job={row.id}
      aria-current={isChosen ? 'true' : undefined}
      onClick={openBeside}
      {...shared}
    />
  )
}

/**
 * The ring of the keyboard lies inside the row, since the column cuts what stands out of it. The margin is that of the headings, which stay
 * above the row that the keyboard comes to.
 */
const rowClass =
  'group relative -mx-2.75 flex scroll-mt-16 flex-col justify-center px-2.75 py-1 hover:bg-wash focus-visible:-outline-offset-2 focus-visible:shadow-[inset_0_0_0_4px_var(--gold)] max-lg:min-h-12 max-lg:py-1.5 before:absolute before:inset-y-0 before:left-0 before:w-1'

function barOf({ isLate, isWaitingTooLong }: Standing, isChosen: boolean) {
  if (isChosen) return 'before:bg-ink'
  if (isLate) return 'before:bg-red'
  return isWaitingTooLong ? 'before:bg-gold' : ''
}

type RowWordsProps = { row: BoardRow; standing: Standing; now: Date; where: string }

function RowWords({ row, standing, now, where }: RowWordsProps) {
  const { board, losses, wrong: wrongs } = useIntakeWords()
  const { choices, site, locale } = useWords()
  const { ms, isLate, isWaitingTooLong, wrong } = standing
  const name = choices.name(row.name)
  const loss = losses(row.loss_type)
  const words = squareWords(row, { now, words: board, locale })
  const timeColor = isLate ? 'font-semibold text-red' : isWaitingTooLong ? 'font-semibold' : ''
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-2 leading-4.5">
        <span className={`${twoLines} text-sm leading-4.5 font-semibold`} title={name}>
          {name}
        </span>
        <span className={`ml-auto text-sm leading-4.5 whitespace-nowrap tabular-nums ${timeColor}`}>
          <span className="sr-only">{board.for}</span>
          {spanWords(Math.max(0, ms))}
        </span>
      </span>
      <span className="flex items-center justify-between gap-x-2 cramped:flex-wrap text-[0.8125rem] leading-4 text-muted">
        <span className="flex min-w-0 max-lg:flex-wrap">
          {row.kind === 'lead' && (
            <>
              <Inbox aria-hidden className="mt-px mr-1 size-3.5 shrink-0 text-ink" />
              <span className="sr-only">{board.isRequest}</span>
            </>
          )}
          <span className={cut} title={where}>
            {withoutState(where)}
          </span>
          {loss && (
            <span className="shrink-0 whitespace-pre">
              {where ? ' · ' : ''}
              {loss}
            </span>
          )}
        </span>
        <span className="shrink-0 text-ink" title={words}>
          <Squares squares={squaresOf(row, now)} />
          <span className="sr-only">{words}</span>
        </span>
      </span>
      {row.kind === 'job' && <DangerLine hazards={row.hazards} className="text-[0.8125rem] leading-4" />}
      {isHappening(row) && <HappeningNowLine />}
      {isFirstToSend(row) && <span className="text-[0.8125rem] leading-4 font-semibold">{site.first}</span>}
      {wrong && (
        <span
          title={wrongWords(wrong, wrongs)}
          className={`${cut} text-[0.8125rem] leading-4 font-semibold ${isLate ? 'text-red' : ''}`}
        >
          {wrongWords(wrong, wrongs)}
        </span>
      )}
    </>
  )
}

/** The state takes the room in which a longer name of a town would stand whole; the title has it. */
function withoutState(where: string) {
  return where.replace(/, (OH|PA)$/, '')
}

function isHappening(row: BoardRow) {
  return row.kind === 'lead' && !row.is_canceled && sendingOrder(row) === 1
}

/** Where hazards are told, they say more than the priority. */
function isFirstToSend(row: BoardRow) {
  return row.kind === 'job' && row.hazards.length === 0 && sendingOrder(row) === 1
}

/** A name takes a second line before it is cut, and the time goes below it before a word of it is broken. */
const twoLines =
  'min-w-0 grow basis-[min-content] wrap-break-word lg:line-clamp-2 lg:group-focus-visible:line-clamp-none'

/** On the board what does not fit is cut, and whole on the row that has the keyboard; on a phone nothing is. */
const cut = 'min-w-0 wrap-break-word lg:truncate lg:group-focus-visible:whitespace-normal'
