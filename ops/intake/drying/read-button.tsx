import { Link } from '@tanstack/react-router'
import { ClipboardPen } from 'lucide-react'
import { companyDay } from '#domain/company/time-zone.ts'
import type { ReadVisit } from '#domain/readings/drying-file.ts'
import { button } from '../../ui/button.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { visitToRead } from '../readings/visit-to-read.ts'

/** To the readings of the visit that is open, or comes next. Nothing where there is none. */
export function ReadButton({ jobId, visits }: { jobId: string; visits: readonly ReadVisit[] }) {
  const { read } = useDryingFileWords()
  const visit = visitToRead(visits, companyDay(useNow()))
  if (!visit) return null
  return (
    <Link
      to="/ops/intake/$id/readings/$visit"
      params={{ id: jobId, visit: visit.id }}
      className={`max-lg:min-h-12! ${button('gold')}`}
    >
      <ClipboardPen aria-hidden className="size-4.5" />
      {read}
    </Link>
  )
}
