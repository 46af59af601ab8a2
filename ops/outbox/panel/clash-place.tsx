import { LaterPart } from '../../ui/later-part.tsx'
import { loadScreen } from '../../ui/load-screen.ts'
import { useHasClash } from './use-outbox.ts'

// Hardly any request has one.
const LeadClash = loadScreen(() => import('./lead-clash.tsx'), 'LeadClash')

type ClashPlaceProps = { lead: { id: string; name: string }; className?: string }

/** Where a request shows that the person has to choose between two changes. Nothing where there is nothing to choose. */
export function ClashPlace({ lead, className = '' }: ClashPlaceProps) {
  if (!useHasClash(lead.id)) return null
  return (
    <div className={className}>
      <LaterPart>
        <LeadClash leadId={lead.id} customer={lead.name} />
      </LaterPart>
    </div>
  )
}
