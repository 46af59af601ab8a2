import type { Dashboard } from '#domain/figures/dashboard.ts'
import type { Span } from '#domain/figures/span.ts'
import { DryingPart } from './drying-part.tsx'
import { EquipmentPart } from './equipment-part.tsx'

type DryingPartsProps = Pick<Dashboard, 'dried' | 'equipment'> & { days: Span; isChanging: boolean }

/** How long houses take to dry, and what the company dries them with, beside each other. */
export function DryingParts({ dried, equipment, days, isChanging }: DryingPartsProps) {
  const isBoth = dried !== null && equipment !== null
  return (
    <div
      className={`mt-9 grid gap-x-10 gap-y-9 ${isBoth ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]' : ''}`}
    >
      {dried && <DryingPart dried={dried} days={days} isChanging={isChanging} />}
      {equipment && <EquipmentPart equipment={equipment} />}
    </div>
  )
}
