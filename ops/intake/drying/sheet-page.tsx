import type { ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { callName } from '#domain/leads/name-words.ts'
import { companyName } from '../../session/company.ts'
import { momentWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'

/** The log on paper, below a head that the browser repeats on each page: it does that with the head of a table alone. */
export function SheetPage({ job, children }: { job: JobDetail; children: ReactNode }) {
  const { sheet } = useDryingFileWords()
  const { locale } = useWords()
  const now = useNow()
  const { address, unit, state, zip } = job.facts
  const place = [[address, unit].filter(Boolean).join(' '), job.town, [state, zip].filter(Boolean).join(' ')]
  return (
    <article
      data-print
      data-print-sheet
      data-print-pages
      data-theme="light"
      className="hidden bg-white p-2 text-sm text-black print:block"
    >
      <table role="presentation" className="w-full table-fixed">
        <thead>
          <tr>
            <td className="pb-4">
              <header className="flex items-end justify-between gap-8 border-b-2 border-black pb-2">
                <div className="min-w-0">
                  <p className="font-display text-lg uppercase">{companyName()}</p>
                  <h1 className="text-2xl uppercase">{`${sheet.page} ${job.number}`}</h1>
                  <p>
                    <span className="font-semibold">{callName(job)}</span>
                    {`, ${place.filter(Boolean).join(', ')}`}
                  </p>
                </div>
                <p className="shrink-0">{sheet.printed(momentWords(now, locale))}</p>
              </header>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{children}</td>
          </tr>
        </tbody>
      </table>
    </article>
  )
}
