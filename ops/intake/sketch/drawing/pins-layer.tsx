import { memo } from 'react'
import type { Pin, Plan } from '#domain/sketch/plan.ts'
import { toScreen, type View } from '../editing/view.ts'
import type { Hidden, OnPlan } from '../on-plan.ts'

type PinsLayerProps = { pins: Plan['pins']; view: View; on: OnPlan; hidden: Hidden; takenId: string | null }

const layerOf = { point: 'points', unit: 'units', photo: 'photos', source: 'wet' } as const

/** The same signs as in lists and charts: a numbered dot is a point, a gold arrow an air mover, a gold square takes water out. */
export const PinsLayer = memo(function PinsLayer({ pins, view, on, hidden, takenId }: PinsLayerProps) {
  return (
    <g className="pointer-events-none">
      {pins
        .filter(({ kind }) => !hidden.has(layerOf[kind]))
        .map((pin) => {
          const { x, y } = toScreen(view, pin)
          // Many pins of a large house are small enough to be told apart.
          const size = Math.min(1, Math.max(0.6, view.scale / 0.055))
          return (
            <g key={pin.id} transform={`translate(${x} ${y}) scale(${size})`}>
              {pin.id === takenId && <circle r={21} fill="none" strokeWidth={3.5} className="stroke-gold" />}
              <PinSign pin={pin} on={on} />
            </g>
          )
        })}
    </g>
  )
})

function PinSign({ pin, on }: { pin: Pin; on: OnPlan }) {
  const gold = {
    fill: 'var(--color-gold)',
    stroke: '#0b1b2b',
    strokeWidth: 2,
    strokeLinejoin: 'round',
  } as const
  switch (pin.kind) {
    case 'point': {
      const number = on.points.find(({ id }) => id === pin.record_id)?.number
      return (
        <>
          <circle r={13.5} strokeWidth={2} className="fill-ink stroke-sheet" />
          <text
            y={5}
            textAnchor="middle"
            fontSize={15}
            className="fill-sheet font-display font-semibold tabular-nums"
          >
            {number ?? '?'}
          </text>
        </>
      )
    }
    case 'unit': {
      const kind = on.units.find(({ id }) => id === pin.record_id)?.kind ?? 'other'
      if (kind === 'air_mover')
        return <path d="M-9 13V-3L0-13L9-3V13Z" transform={`rotate(${pin.turn})`} {...gold} />
      if (!kind.startsWith('dehumidifier')) return <circle r={12} {...gold} />
      return (
        <>
          <rect x={-13} y={-13} width={26} height={26} rx={3} {...gold} />
          <path d="M0-8C3.6-3.7 5.3-1 5.3 1.4a5.3 5.3 0 0 1-10.6 0C-5.3-1-3.6-3.7 0-8z" fill="#0b1b2b" />
        </>
      )
    }
    case 'source':
      return (
        <>
          <circle r={14} strokeWidth={2} className="fill-blue stroke-sheet" />
          <path d="M0-8C3.6-3.7 5.3-1 5.3 1.4a5.3 5.3 0 0 1-10.6 0C-5.3-1-3.6-3.7 0-8z" fill="#fff" />
        </>
      )
    case 'photo':
      return (
        <>
          <rect
            x={-13}
            y={-10}
            width={26}
            height={20}
            rx={3}
            strokeWidth={2}
            className="fill-sheet stroke-ink"
          />
          <circle r={5} strokeWidth={2} fill="none" className="stroke-ink" />
        </>
      )
  }
}
