import { useQuery } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import { button } from '../../ui/button.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { useWords } from '../../words/use-words.ts'
import { jobQuery } from '../queries.ts'
import { mergeRows } from './merge-rows.ts'
import type { OtherJob } from './other-job.ts'

/** What the two jobs say differently, with what the kept one says after the merge. */
export function MergeDifferences({ job, into }: { job: JobDetail; into: OtherJob }) {
  const words = useMergingWords()
  const { facts } = useJobWords()
  const { ui } = useWords()
  const { data: other, isError, refetch } = useQuery(jobQuery(into.id))
  if (!other)
    return (
      <div role="status" className="border-l-3 border-gold pl-3">
        <p>{isError ? words.notCompared(into.number) : words.comparing}</p>
        {isError && (
          <button type="button" className={button('plain')} onClick={() => void refetch()}>
            {ui.tryAgain}
          </button>
        )}
      </div>
    )
  const rows = mergeRows(job, other, facts)
  if (rows.length === 0) return null
  return (
    <section>
      <table className="w-full table-fixed text-left text-[0.9375rem]">
        <caption className="pb-1 text-left font-semibold">{words.differences}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-24 py-1 pr-2 font-normal text-muted">
              {words.answer}
            </th>
            <th scope="col" className="px-2 py-1 font-semibold">
              {job.number}
            </th>
            <th scope="col" className="px-2 py-1 font-semibold">
              {into.number}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, told, kept }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-1 pr-2 font-normal wrap-anywhere text-muted">
                {label}
              </th>
              {[told, kept].map(({ words: value, stays }, nth) => (
                <td
                  key={nth}
                  className={`px-2 py-1 wrap-anywhere ${stays ? 'bg-gold-wash font-semibold' : ''}`}
                >
                  {value}
                  {stays && <span className="block text-sm font-normal text-muted">{words.stays}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 text-sm text-muted">{words.keepsDanger}</p>
    </section>
  )
}
