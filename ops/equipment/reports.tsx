import { useQuery } from '@tanstack/react-query'
import type { EquipmentReport } from '#domain/equipment/reports/report.ts'
import { problemOf } from '../problem.ts'
import { agoWords } from '../ui/ago.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { settleReport } from './equipment-api.ts'
import { reportsQuery } from './queries.ts'
import { useEquipmentChange } from './use-equipment-change.ts'

/** What people reported by the QR code on a unit; nothing where there is nothing. */
export function Reports({ mayManage }: { mayManage: boolean }) {
  const words = useEquipmentWords()
  const reports = useQuery(reportsQuery)
  if (!reports.data || reports.data.length === 0) return null
  return (
    <section aria-label={words.reports} className="mt-4 border-l-4 border-gold bg-gold-wash px-4 py-3">
      <h2 className="text-2xl">{words.reports}</h2>
      <ul>
        {reports.data.map((report) => (
          <ReportRow key={report.id} report={report} mayManage={mayManage} />
        ))}
      </ul>
    </section>
  )
}

function ReportRow({ report, mayManage }: { report: EquipmentReport; mayManage: boolean }) {
  const words = useEquipmentWords()
  const { time, locale, problems } = useFirstWords()
  const now = useNow()
  const { id, unit, what, last_at, times } = report
  const settle = useEquipmentChange({
    change: () => settleReport(id, true),
    done: () => words.settled(unit.number),
    undo: () => settleReport(id, false),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-edge/40 py-1.5 first:border-0">
      <span className="font-display text-2xl font-semibold tabular-nums">{unit.number}</span>
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-semibold">{words.reported[what]}</span>
        <span className="block text-sm text-muted">
          {[
            `${unit.maker} ${unit.model}`,
            agoWords(new Date(last_at), now, { time, locale }),
            times > 1 && words.times(times),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {mayManage && (
        <button
          type="button"
          className={button('plain')}
          aria-disabled={settle.isPending}
          onClick={() => settle.isPending || settle.mutate()}
        >
          {words.settle}
          <span className="sr-only">{words.aboutReport(unit.number)}</span>
        </button>
      )}
      {settle.error && <Notice title={problemOf(settle.error, problems).detail} />}
    </li>
  )
}
