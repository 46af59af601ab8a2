type PointDotProps = { number: number; isRead?: boolean }

/** The sign of a point wherever it is shown: its number in a dot, filled once it is read. */
export function PointDot({ number, isRead = true }: PointDotProps) {
  return (
    <span
      aria-hidden
      className={`grid size-7 shrink-0 place-content-center rounded-full border-2 border-ink font-display text-base leading-none font-semibold tabular-nums ${isRead ? 'bg-ink text-paper' : 'bg-sheet text-ink'}`}
    >
      {number}
    </span>
  )
}
