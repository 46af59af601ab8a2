import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { StayPhotos } from './stay-photos.tsx'
import { UnitSign } from './unit-sign.tsx'

/** What stood here and does not any more, with its days: the bill is made from them. */
export function EarlierList({ jobId, stays }: { jobId: string; stays: readonly JobStay[] }) {
  const words = useJobEquipmentWords()
  const { locale } = useFirstWords()
  const earlier = stays.filter(({ pulled_at }) => pulled_at !== null)
  if (earlier.length === 0) return null
  const days = earlier.reduce((sum, stay) => sum + stay.days, 0)
  const when = (moment: string) =>
    new Date(moment).toLocaleString(locale, {
      timeZone: companyTimeZone,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
  return (
    <section aria-label={words.earlier} className="mt-8 min-w-0">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-1">
        <h3 className="text-xl">{words.earlier}</h3>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {words.unitDays(earlier.length, days)}
        </span>
      </div>
      <ul className="divide-y divide-line">
        {earlier.map((stay) => (
          <li key={`${stay.unit_id} ${stay.placed_at}`} className="py-2 tabular-nums">
            <div className="flex items-baseline gap-2.5">
              <span className="flex w-24 shrink-0 items-center gap-2 font-semibold">
                <UnitSign kind={stay.kind} className="size-4" />
                {stay.number}
              </span>
              <span className="min-w-0 flex-1 text-sm text-muted">
                {words.fromTo(when(stay.placed_at), when(stay.pulled_at ?? stay.placed_at))}
                {stay.condition && words.came[stay.condition] && (
                  <span className="block font-semibold text-ink">{words.came[stay.condition]}</span>
                )}
              </span>
              <span className="shrink-0">{words.days({ least: stay.days, most: stay.days })}</span>
            </div>
            <StayPhotos jobId={jobId} hashes={stay.photos} />
          </li>
        ))}
      </ul>
    </section>
  )
}
