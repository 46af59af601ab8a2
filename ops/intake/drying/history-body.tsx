import type { ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { reasonWords } from '#domain/readings/corrections/correction-reasons.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { pointHistory, type HistoryEntry } from '#domain/readings/points/point-history.ts'
import type { PointRow } from '#domain/readings/points/point-rows.ts'
import { useScope, useUser } from '../../session/may.ts'
import { momentWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useWords } from '../../words/use-words.ts'
import { CorrectButton } from '../readings/correct-button.tsx'
import { mayCorrectHere } from '../readings/may-correct.ts'
import { PointPhotos } from './point-photos.tsx'

type HistoryProps = { job: Pick<JobDetail, 'id' | 'name'>; row: PointRow; file: JobDrying; room: string }

/** All that was ever said of a point: who read it when and with what. What was corrected stays, struck through. */
export function HistoryBody({ job, row, file, room }: HistoryProps) {
  const words = useDryingFileWords()
  const readings = useReadingWords()
  const { point, goal, dryUpTo } = row
  const entries = pointHistory(file.readings, point.id)
  const me = useUser()
  const scope = useScope('drying.correctReading')
  const now = useNow()
  /** The closed visit at which it was read, where this person may correct it. */
  const correctableAt = ({ reading, isStruck, takesBack }: HistoryEntry) => {
    const visit = file.visits.find(({ id, closed_at }) => id === reading.visit_id && closed_at !== null)
    const isOffered = visit && !isStruck && !takesBack && mayCorrectHere(reading, { me, scope, visit, now })
    return isOffered ? visit : null
  }
  const goalWords = goal.isDefault ? words.goalDefault : words.goalFrom
  return (
    <div className="select-text">
      <p className="text-muted">{[room, words.meter(point.meter, point.scale)].filter(Boolean).join('. ')}</p>
      <p className={goal.isDefault ? 'mt-2 border-l-3 border-gold bg-gold-wash px-3 py-2' : 'mt-1'}>
        {`${goalWords(String(goal.goal))}. ${words.dryUpTo(String(dryUpTo))}.`}
      </p>
      <PointPhotos job={job} pointId={point.id} />
      {entries.length === 0 && <p className="mt-3">{words.noReadings}</p>}
      <ol className="mt-3 divide-y divide-line border-t border-line">
        {entries.map((entry) => {
          const visit = correctableAt(entry)
          return (
            <Entry key={entry.reading.id} entry={entry} point={point}>
              {visit && <CorrectButton {...{ job, visit }} drying={file} reading={entry.reading} />}
            </Entry>
          )
        })}
      </ol>
      {entries.length > 0 && !entries.some(correctableAt) && (
        <p className="mt-3 text-sm text-muted">{readings.closed.others}</p>
      )}
    </div>
  )
}

type EntryProps = { entry: HistoryEntry; point: PointRow['point']; children: ReactNode }

function Entry({ entry: { reading, isStruck, takesBack }, point, children }: EntryProps) {
  const readings = useReadingWords()
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { value, no_access, at, by, reason, corrects, is_late, is_confirmed, meter, scale } = reading
  const said = takesBack ? words.takenBack : (value ?? (no_access ? words.noAccess(no_access) : ''))
  return (
    <li className="flex items-baseline gap-3 py-2">
      <span
        className={`w-16 shrink-0 tabular-nums ${typeof said === 'number' ? 'font-display text-2xl leading-none' : ''} ${isStruck ? 'text-muted line-through' : ''}`}
      >
        {isStruck ? <del>{said}</del> : said}
      </span>
      <span className="min-w-0 text-sm">
        <span className="block">{`${momentWords(new Date(at), locale)}, ${by}`}</span>
        {(meter !== point.meter || scale !== point.scale) && (
          <span className="block text-muted">{words.otherScale(meter, scale)}</span>
        )}
        {corrects !== null && reason && (
          <span className="block">{words.correction(reasonWords(reason, readings.correction.reasons))}</span>
        )}
        {is_confirmed && <span className="block text-muted">{words.confirmed}</span>}
        {is_late && <span className="block font-semibold">{`${words.late}. ${words.lateMore}.`}</span>}
        {children}
      </span>
    </li>
  )
}
