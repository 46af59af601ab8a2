import type { Square } from './squares.ts'

/** A clock in the row of a job: filled where it was met, with a dash where nothing proves that, half while it runs, red on top when late now, tall and red when met late. */
export function SquareMark({ square, x = 0 }: { square: Square; x?: number }) {
  switch (square) {
    case 'met':
      return <rect x={x} y="2" width="9" height="9" className="text-ink" fill="currentColor" />
    case 'met-late':
      return <rect x={x} y="0" width="9" height="13" className="text-red" fill="currentColor" />
    case 'not-proven':
      return (
        <g className="text-ink" fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x={x + 0.75} y="2.75" width="7.5" height="7.5" />
          <path d={`M${x + 2.25} 6.5h4.5`} />
        </g>
      )
    case 'running':
      return (
        <g className="text-ink">
          <rect
            x={x + 0.75}
            y="2.75"
            width="7.5"
            height="7.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <path d={`M${x} 2h9L${x} 11z`} fill="currentColor" />
        </g>
      )
    case 'late':
      return (
        <g className="text-red">
          <rect
            x={x + 0.75}
            y="2.75"
            width="7.5"
            height="7.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <path d={`M${x} 2h9v4.5h-9z`} fill="currentColor" />
        </g>
      )
    case 'waiting':
      return (
        <rect
          x={x + 0.5}
          y="2.5"
          width="8"
          height="8"
          className="text-edge"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          strokeOpacity="0.7"
        />
      )
  }
}

const step = 11

/** The squares of a row side by side. What they mean stands beside them, for who does not see them. */
export function Squares({ squares }: { squares: readonly Square[] }) {
  const width = squares.length * step - 2
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 13`} width={width} height="13" className="block shrink-0">
      {squares.map((square, nth) => (
        <SquareMark key={nth} square={square} x={nth * step} />
      ))}
    </svg>
  )
}
