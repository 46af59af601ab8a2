import { useState } from 'react'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { pointMaterials } from '#domain/readings/reading-choices.ts'
import { button } from '../../ui/button.ts'
import { PartHead } from '../jobs/part-head.tsx'
import { GoalsDialog } from './goals-dialog.tsx'

/** What stands in for a goal, material by material, until a dry reference is read. */
export function GoalsPart({ drying }: { drying: JobSetup['drying'] }) {
  const [isEditing, setEditing] = useState(false)
  const { goals, retired_materials } = drying.value
  const isOurs = pointMaterials.some(({ value }) => goals[value] !== firstDryingSetup.goals[value])
  return (
    <section aria-label="Default goals">
      <PartHead
        title="Default goals"
        lead="A point’s goal is what the same meter reads on the same material in a dry room. Until that is read, one of these stands in for it, on the scale of the point. The log marks it as a default."
        action={
          <button type="button" className={button('plain')} onClick={() => setEditing(true)}>
            Edit default goals
          </button>
        }
      />
      {!isOurs && (
        <p className="mt-3 border-l-3 border-gold bg-gold-wash px-3 py-2">
          <strong>These are placeholders.</strong> They came with the portal: 10 for drywall, 12 for framing,
          15 for concrete. Published numbers differ, and no standard sets one. Replace them with your
          company’s own.
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {pointMaterials.map(({ value, label }) => (
          <div key={value} className="flex items-baseline gap-3 border-b border-line py-2.5">
            <dt className="mr-auto min-w-0 wrap-anywhere">
              {label}
              {retired_materials.includes(value) && (
                <span className="block text-[0.8125rem] text-muted">Not offered</span>
              )}
            </dt>
            <dd className="font-display text-2xl leading-none tabular-nums">{goals[value]}</dd>
          </div>
        ))}
      </dl>
      {isEditing && <GoalsDialog drying={drying} onClose={() => setEditing(false)} />}
    </section>
  )
}
