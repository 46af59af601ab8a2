import { useQuery } from '@tanstack/react-query'
import { companyDay } from '#domain/company/time-zone.ts'
import { asOwn, nextOwn } from '#domain/visits/own-visit.ts'
import { useMay, useScope } from '../session/may.ts'
import { leadQuery } from '../submissions/queries.ts'
import { SiteLines } from '../submissions/site-lines.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { useSite } from '../intake/job/use-site.ts'
import { ShowCode } from '../intake/job/show-code.tsx'
import { mayBeOnTheWay } from './visit-steps.ts'
import { VisitTooLate } from './visit-too-late.tsx'
import { VisitSteps } from './visit-steps.tsx'
import { whenWords } from './when-words.ts'

/** Over the file of a job, for whoever goes there today: what is dangerous there, how to get in, and the step of their visit. */
export function OwnVisit({ id }: { id: string }) {
  const { time } = useWords()
  const today = companyDay(useNow())
  const hasOnlyOwn = useScope('leads.view') === 'assigned'
  const mayWork = useMay('leads.work')
  const read = useQuery({ ...leadQuery(id), enabled: hasOnlyOwn && mayWork }).data
  const lead = read && asOwn(read, today)
  const tooLate = nextOwn(lead?.my_visits ?? [], today)?.too_late
  const site = useSite(id, lead?.site)
  if (!lead?.is_mine || !lead.visit || lead.visit.on > today || !mayBeOnTheWay(lead)) return null
  return (
    <section className="-mx-4 mt-4 border-y border-t-4 border-line border-t-gold bg-sheet px-4 pt-2.5 pb-3 lg:mx-0">
      <h2 className="font-display text-xl leading-tight uppercase tabular-nums">
        {whenWords(lead.visit, today, time)}
      </h2>
      <SiteLines lead={{ site }} isShort className="mt-1.5" />
      {lead.site?.has_access_code && <ShowCode jobId={id} />}
      {tooLate && <VisitTooLate tooLate={tooLate} />}
      <div className="mt-3">
        {/* Who is there works in the file below. */}
        <VisitSteps lead={lead} isFirst goOn={null} />
      </div>
    </section>
  )
}
