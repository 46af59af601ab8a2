import { Link } from '@tanstack/react-router'
import { Truck } from 'lucide-react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'

/** The way from a request to its job: the call script, with all that the request told. Nothing is typed twice. */
export function MakeJob({
  lead,
}: {
  lead: Pick<LeadDetail, 'id' | 'name' | 'quarantined' | 'status' | 'has_job'>
}) {
  const { request } = useWords()
  const mayConvert = useMay('leads.convert')
  const look = `min-h-12 flex-1 ${button('plain')}`
  if (lead.quarantined) return null
  if (lead.has_job) return <OpenJob lead={lead} className={`w-full ${look}`} />
  if (!mayConvert || lead.status === 'closed') return null
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/ops/intake/new" search={{ from: lead.id }} className={look}>
        {request.makeJob}
      </Link>
      <Link to="/ops/intake/new" search={{ from: lead.id, crew: true }} className={look}>
        <Truck aria-hidden className="size-4.5" />
        {request.sendCrew}
      </Link>
    </div>
  )
}

/** To the job of a request, which has the same id. */
export function OpenJob({ lead, className }: { lead: Pick<LeadDetail, 'id' | 'name'>; className: string }) {
  const { choices, request } = useWords()
  if (!useMay('intake.view')) return null
  return (
    <Link to="/ops/intake/$id" params={{ id: lead.id }} className={className}>
      {request.openJob}
      <span className="sr-only">: {choices.name(lead.name)}</span>
    </Link>
  )
}
