import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import type { Meter } from '#domain/readings/setup/drying-setup.ts'
import { button } from '../../ui/button.ts'
import { PartHead } from '../jobs/part-head.tsx'
import { kindOf, scaleWords } from './drying-words.ts'
import { MeterDialog } from './meter-dialog.tsx'

type Drying = JobSetup['drying']

/** The meters of the company, the retired ones last. */
export function MetersPart({ drying }: { drying: Drying }) {
  const [edited, setEdited] = useState<Meter | 'new' | null>(null)
  const { meters } = drying.value
  const inOrder = [
    ...meters.filter(({ is_retired }) => !is_retired),
    ...meters.filter(({ is_retired }) => is_retired),
  ]
  return (
    <section aria-label="Meters">
      <PartHead
        title="Meters"
        lead="A point is read with one meter on one scale. A reading outside of the scale is refused."
        action={
          <button type="button" className={button('plain')} onClick={() => setEdited('new')}>
            <Plus aria-hidden className="size-5" />
            Add meter
          </button>
        }
      />
      {!meters.some(({ is_retired }) => !is_retired) && (
        <p className="border-b border-line py-4 text-muted">
          No meter is in use. Add one so that points can be added to jobs.
        </p>
      )}
      <ul>
        {inOrder.map((meter) => (
          <MeterLine key={meter.name} meter={meter} onEdit={() => setEdited(meter)} />
        ))}
      </ul>
      {edited && (
        <MeterDialog
          drying={drying}
          meter={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

function MeterLine({ meter, onEdit }: { meter: Meter; onEdit: () => void }) {
  const { name, model, is_retired, scales } = meter
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-baseline gap-x-2 text-lg wrap-anywhere">
          {name}
          {is_retired && (
            <span className="rounded-sm border border-edge px-1.5 font-sans text-[0.8125rem] font-normal text-muted">
              Retired
            </span>
          )}
        </h3>
        <p className="text-muted wrap-anywhere">{[kindOf(meter), model].filter(Boolean).join(' · ')}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5 tabular-nums">
          {scales.map((scale) => (
            <li key={scale.name} className="wrap-anywhere">
              {scaleWords(scale)}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        aria-label={`Edit the meter ${name}`}
        className="min-h-11 self-start px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        onClick={onEdit}
      >
        Edit
      </button>
    </li>
  )
}
