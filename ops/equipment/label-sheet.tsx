import { createPortal } from 'react-dom'
import type { UnitTagPage } from '#domain/equipment/unit.ts'
import { Label } from './label.tsx'

type SheetProps = Pick<UnitTagPage, 'company'> & { units: UnitTagPage['items'] }

/** The labels on paper, two in a row, without the screen around them. */
export function LabelSheet({ units, company }: SheetProps) {
  return createPortal(
    <div data-print data-print-sheet className="hidden grid-cols-2 bg-white print:grid">
      {units.map((unit) => (
        <Label key={unit.id} unit={unit} company={company} />
      ))}
    </div>,
    document.body,
  )
}
