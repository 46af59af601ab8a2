import { useState } from 'react'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { button } from '../../ui/button.ts'
import { PartHead } from '../jobs/part-head.tsx'
import { altitudeWords, breakerWords, surprisingWords, toleranceWords } from './drying-words.ts'
import { RulesDialog } from './rules-dialog.tsx'

/** When a point is dry, what is asked about, and what air and circuits are counted for. */
export function RulesPart({ drying }: { drying: JobSetup['drying'] }) {
  const [isEditing, setEditing] = useState(false)
  const { tolerance, surprising, altitude_feet, breaker_amps } = drying.value
  const rules = [
    { name: 'A point is dry up to', value: toleranceWords(tolerance) },
    { name: 'Asked about, since the last visit', value: surprisingWords(surprising) },
    {
      name: 'Altitude of the service area',
      value: altitudeWords(altitude_feet),
      note: altitude_feet === 0 ? 'Grains as trade charts and meters show them' : '',
    },
    { name: 'Breakers that equipment runs on', value: breakerWords(breaker_amps) },
  ]
  return (
    <section aria-label="Rules for readings">
      <PartHead
        title="Rules for readings"
        lead="When a point counts as dry, which reading is asked about once more, and what grains and circuits are counted for."
        action={
          <button type="button" className={button('plain')} onClick={() => setEditing(true)}>
            Edit rules
          </button>
        }
      />
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {rules.map(({ name, value, note }) => (
          <div key={name} className="border-b border-line py-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <span className="font-display text-2xl leading-tight">{value}</span>
              {note && <span className="block text-sm text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isEditing && <RulesDialog drying={drying} onClose={() => setEditing(false)} />}
    </section>
  )
}
