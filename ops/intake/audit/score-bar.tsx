import { Fragment } from 'react'
import type { FileAudit } from '#domain/file-audit/file-audit.ts'

const gap = 1
const height = 6

/** The sections beside each other, as wide as they are worth: what is there, what is missing, and what is not due. */
export function ScoreBar({ sections }: Pick<FileAudit, 'sections'>) {
  const widths = sections.map(({ checks, due }) =>
    due > 0 ? due : checks.reduce((sum, { points }) => sum + points, 0),
  )
  const starts = widths.map((_, nth) => widths.slice(0, nth).reduce((sum, each) => sum + each + gap, 0))
  const whole = widths.reduce((sum, each) => sum + each + gap, -gap)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${whole} ${height}`}
      preserveAspectRatio="none"
      className="mt-3 block h-5 w-full"
    >
      <defs>
        <pattern id="audit-missing" width="2" height="2" patternUnits="userSpaceOnUse">
          <rect width="2" height="2" className="fill-gold-wash" />
          <path
            d="M0 0 L2 2 M-0.5 1.5 L0.5 2.5 M1.5 -0.5 L2.5 0.5"
            className="stroke-gold"
            strokeWidth="0.4"
          />
        </pattern>
      </defs>
      {sections.map(({ key, earned, due }, nth) => {
        const x = starts[nth] ?? 0
        return (
          <Fragment key={key}>
            {due > 0 ? (
              <>
                <rect x={x} width={due} height={height} fill="url(#audit-missing)" />
                <rect
                  x={x}
                  width={earned}
                  height={height}
                  className="fill-ink motion-safe:transition-[width] motion-safe:duration-200"
                />
              </>
            ) : (
              <rect
                x={x + 0.2}
                y={0.2}
                width={(widths[nth] ?? 0) - 0.4}
                height={height - 0.4}
                className="fill-none stroke-edge"
                strokeWidth="1.5"
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </Fragment>
        )
      })}
    </svg>
  )
}
