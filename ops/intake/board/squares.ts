import type { BoardRow } from '#domain/jobs/board/board.ts'
import { clockState, type ClockState } from '#domain/jobs/stages/clocks.ts'
import { clockWords } from '../../ui/clock.ts'
import type { BoardWords } from '../../words/en-board.ts'

/** How a clock is drawn. `waiting`: it is not its turn yet, or the job rests. */
export type Square = ClockState | 'waiting'

/** One for each clock: the first that is not met runs, the others wait for it. */
export function squaresOf(row: BoardRow, now: Date): Square[] {
  const isResting = row.kind === 'job' ? row.side !== null : row.is_canceled
  const states = row.clocks.map((clock) => clockState(clock, now))
  const running = states.indexOf('running')
  return states.map((state, nth) => {
    if (state !== 'running' && state !== 'late') return state
    return isResting || (state === 'running' && nth !== running) ? 'waiting' : state
  })
}

type Said = { now: Date; words: BoardWords; locale: string }

/** The same for who does not see the squares: "Contacted in time, inspected late now". */
export function squareWords(row: BoardRow, { now, words, locale }: Said): string {
  const said = squaresOf(row, now).flatMap((square, nth) => {
    const clock = row.clocks[nth]
    if (!clock || square === 'waiting') return []
    const label = words.clock(clock.key)
    const state =
      square === 'running'
        ? words.square.running(clockWords(new Date(clock.due_at), now, locale))
        : words.square[square]
    return `${nth === 0 ? label : label.toLowerCase()} ${state}`
  })
  return said.join(', ')
}
