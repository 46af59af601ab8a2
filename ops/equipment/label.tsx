import { useMemo } from 'react'
import type { UnitTagPage } from '#domain/equipment/unit.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { qrCode } from '#platform/qr-code.ts'

type LabelProps = { unit: UnitTagPage['items'][number]; company: UnitTagPage['company'] }

/** The label of a unit, the same on the screen and on paper: what a customer reads of it is in both languages. */
export function Label({ unit: { number, address }, company }: LabelProps) {
  const code = useMemo(() => qrCode(address), [address])
  return (
    <div className="flex h-full min-h-44 items-center gap-4 border border-dashed border-[#7b8791] bg-white p-3 text-[#0b1b2b] print:h-[2in] print:break-inside-avoid">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        className="size-36 shrink-0 print:size-[1.7in]"
        shapeRendering="crispEdges"
        aria-hidden
      >
        <path d={code.path} fill="#0b1b2b" />
      </svg>
      <div className="min-w-0">
        <p className="inline-block border-b-4 border-[#e0a526] font-display text-4xl leading-none font-semibold tabular-nums">
          {number}
        </p>
        <p lang="en" className="mt-2 text-sm leading-snug text-balance print:text-xs">
          Too loud? No power? Scan to tell us.
        </p>
        <p lang="es" className="text-sm leading-snug print:text-xs">
          ¿Mucho ruido? ¿Sin corriente? Escanee y avísenos.
        </p>
        <p className="mt-2 text-sm leading-tight font-semibold print:text-xs">
          {company.name} <span className="whitespace-nowrap">{displayPhone(company.phone)}</span>
        </p>
      </div>
    </div>
  )
}
