import type { Dashboard } from '#domain/figures/dashboard.ts'
import { FactLine } from './fact-line.tsx'
import { LeadNumber } from './figure-link.tsx'
import { Part } from './part.tsx'

/** The open requests of the signed-in person. */
export function MinePart({ mine }: { mine: NonNullable<Dashboard['mine']> }) {
  return (
    <Part title="My requests">
      <dl>
        <FactLine label="Open">
          <LeadNumber figure={mine.open} of="my open requests" />
        </FactLine>
        <FactLine label="Not called yet">
          <LeadNumber figure={mine.new} of="my requests not called yet" />
        </FactLine>
        <FactLine label="Contacted">
          <LeadNumber figure={mine.contacted} of="my contacted requests" />
        </FactLine>
        <FactLine label="Scheduled">
          <LeadNumber figure={mine.scheduled} of="my scheduled requests" />
        </FactLine>
      </dl>
    </Part>
  )
}
