import type { BoardRow } from '#domain/jobs/board/board.ts'
import { clocks, clockState, type ClockState } from '#domain/jobs/stages/clocks.ts'
import { clockWords } from '../../ui/clock.ts'

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

/** The same for who does not see the squares: "Contacted in time, inspected late now". */
export function squareWords(row: BoardRow, now: Date): string {
  const words = squaresOf(row, now).flatMap((square, nth) => {
    const clock = row.clocks[nth]
    const label = clocks.find(({ key }) => key === clock?.key)?.label
    if (!clock || !label || square === 'waiting') return []
    return `${nth === 0 ? label : label.toLowerCase()} ${stateWords(square, new Date(clock.due_at), now)}`
  })
  return words.join(', ')
}

function stateWords(state: ClockState, due: Date, now: Date) {
  switch (state) {
    case 'met':
      return 'in time'
    case 'met-late':
      return 'late'
    case 'not-proven':
      return 'not proven'
    case 'late':
      return 'late now'
    case 'running':
      return `due ${clockWords(due, now)}`
  }
}
