import { useQuery } from '@tanstack/react-query'
import { companyDay } from '#domain/company/time-zone.ts'
import { useNow } from '../../ui/use-now.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { useWords } from '../../words/use-words.ts'
import { jobVisitsQuery } from '../queries.ts'
import { overlappingVisits } from '../visits/overlapping.ts'
import type { OtherJob } from './other-job.ts'

/** Two crews may be on their way to the same house: a merge cancels no visit by itself. */
export function MergeVisits({ jobId, into }: { jobId: string; into: OtherJob }) {
  const words = useMergingWords()
  const { time } = useWords()
  const today = companyDay(useNow())
  const own = useQuery(jobVisitsQuery(jobId)).data?.visits ?? []
  const other = useQuery(jobVisitsQuery(into.id)).data?.visits ?? []
  const overlaps = overlappingVisits({ own, other }, today)
  if (overlaps.length === 0) return null
  return (
    <div className="border-l-3 border-gold pl-3">
      <p className="font-semibold">{words.visitsOverlap}</p>
      <ul>
        {overlaps.map(({ own, other }) => {
          const told = words.overlap(time.visit(own), time.visit(other), into.number)
          return <li key={told}>{told}</li>
        })}
      </ul>
      <p className="text-sm text-muted">{words.bothStay}</p>
    </div>
  )
}
