import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DryingView } from '#domain/readings/drying-view.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { AirTable } from './air-table.tsx'
import { VisitLink } from './visit-link.tsx'
import { GrainsChart } from './grains-chart.tsx'

type AirProps = { jobId: string; view: DryingView; chosen: number; onStep: (by: 1 | -1) => void }

/** The air at each station at one visit, and how its grains went from visit to visit. */
export function AirPart({ jobId, view: { air, columns }, chosen, onStep }: AirProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const now = useNow()
  const column = columns[chosen]
  const cells = air.flatMap(({ cells }) => cells[chosen] ?? [])
  const altitude = cells[0]?.measured.altitudeFeet ?? 0
  return (
    <section aria-label={words.air}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-[1.375rem]">{words.air}</h3>
        {column && (
          <p className="flex items-center text-[0.8125rem] text-muted">
            <Step to={chosen > 0} label={words.earlierVisit} onStep={() => onStep(-1)}>
              <ChevronLeft aria-hidden className="size-4" />
            </Step>
            <VisitLink {...{ jobId, column }}>
              {words.airAt(column.number, clockWords(column.at, now, locale), altitude)}
            </VisitLink>
            <Step to={chosen < columns.length - 1} label={words.laterVisit} onStep={() => onStep(1)}>
              <ChevronRight aria-hidden className="size-4" />
            </Step>
          </p>
        )}
      </div>
      {air.length === 0 ? (
        <p className="mt-1 text-muted">{words.noAir}</p>
      ) : (
        <>
          <AirTable rows={air} chosen={chosen} />
          {columns.length > 1 && <GrainsChart air={air} columns={columns} />}
        </>
      )}
    </section>
  )
}

type StepProps = { to: boolean; label: string; onStep: () => void; children: ReactNode }

function Step({ to, label, onStep, children }: StepProps) {
  if (!to) return null
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="relative grid size-7 place-items-center rounded-sm after:absolute after:-inset-2 hover:bg-wash hover:text-ink print:hidden"
      onClick={onStep}
    >
      {children}
    </button>
  )
}
