import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'

/** For who is there: to what is to be done, in the file of the job, or in the request while there is none. */
export function ContinueVisit({ lead: { id, name, has_job } }: { lead: LeadDetail }) {
  const { choices, field } = useWords()
  const mayOpenJob = useMay('intake.view')
  const rest = {
    params: { id },
    className: `min-h-15 w-full text-xl ${button('gold')}`,
    children: (
      <>
        <ClipboardList aria-hidden className="size-6" />
        {field.continueVisit}
        <span className="sr-only">: {choices.name(name)}</span>
      </>
    ),
  }
  return has_job && mayOpenJob ? (
    <Link to="/ops/intake/$id/visits" {...rest} />
  ) : (
    <Link to="/ops/submissions/$id" {...rest} />
  )
}
