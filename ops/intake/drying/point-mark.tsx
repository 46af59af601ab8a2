import type { PointStatus } from '#domain/drying/point-status.ts'

/** The numbered dot that is the same in the chart, in the table and beside the number pad. */
export function PointMark({ number, status }: { number: number; status: PointStatus | null }) {
  const isTrouble = status === 'stalled' || status === 'rising'
  const ground = isTrouble ? 'bg-red' : status === 'dry' ? 'bg-green' : 'bg-ink'
  return (
    <span
      aria-hidden
      className={`grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-0.5 text-[0.6875rem] leading-none font-bold text-paper tabular-nums print:bg-transparent print:text-black ${ground}`}
    >
      {number}
    </span>
  )
}
