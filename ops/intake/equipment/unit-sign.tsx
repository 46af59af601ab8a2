import type { EquipmentKind } from '#domain/equipment/kinds.ts'

/** The sign of a machine, the same on plans, in lists and in charts: a gold arrow moves air, a gold square takes water out. */
export function UnitSign({ kind, className = 'size-5' }: { kind: EquipmentKind; className?: string }) {
  const shared = {
    fill: 'var(--gold)',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
  } as const
  return (
    <svg aria-hidden viewBox="0 0 20 20" className={`shrink-0 ${className}`}>
      {kind === 'air_mover' ? (
        <path d="M2 4.5h10.5L18 10l-5.5 5.5H2z" {...shared} />
      ) : kind.startsWith('dehumidifier') ? (
        <>
          <rect x="2" y="2" width="16" height="16" rx="2" {...shared} />
          <path
            d="M10 5.2c2.3 2.7 3.4 4.4 3.4 5.9a3.4 3.4 0 0 1-6.8 0c0-1.5 1.1-3.2 3.4-5.9z"
            fill="#141d28"
          />
        </>
      ) : (
        <circle cx="10" cy="10" r="7.5" {...shared} />
      )}
    </svg>
  )
}
