import { LaterPart } from '../../ui/later-part.tsx'
import { loadScreen } from '../../ui/load-screen.ts'
import { useHasClash, useHasSentBack } from './use-outbox.ts'
import { useWords } from '../../words/use-words.ts'

// Hardly any request has one.
const LeadClash = loadScreen(() => import('./lead-clash.tsx'), 'LeadClash')
const SentBack = loadScreen(() => import('./sent-back.tsx'), 'SentBack')

type ClashPlaceProps = { lead: { id: string; name: string | null }; className?: string }

/** Where a request shows that the person has to choose between two changes, or what the office sent back. Nothing where there is neither. */
export function ClashPlace({ lead, className = '' }: ClashPlaceProps) {
  const { choices } = useWords()
  const hasClash = useHasClash(lead.id)
  const hasSentBack = useHasSentBack(lead.id)
  if (!hasClash && !hasSentBack) return null
  return (
    <div className={className}>
      <LaterPart>
        {hasClash && <LeadClash leadId={lead.id} customer={choices.name(lead.name)} />}
        {hasSentBack && <SentBack leadId={lead.id} customer={choices.name(lead.name)} />}
      </LaterPart>
    </div>
  )
}
