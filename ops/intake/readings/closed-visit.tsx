import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { visitNumber } from '#domain/readings/visits/read-visits.ts'
import { useScope, useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useWords } from '../../words/use-words.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { forgetHalfTyped, halfTypedKey } from './half-typed.ts'
import { mayCorrectHere } from './may-correct.ts'
import type { VisitProps } from './open-visit.tsx'
import { PointList } from './point-list.tsx'
import { ReadingHead } from './reading-head.tsx'
import { roomNames } from './room-names.ts'
import { UndoClosing } from './undo-closing.tsx'
import { useReadingWrite } from './use-reading-write.ts'
import { isRead, walkOf, type Stop } from './walk.ts'

/** A closed visit: its readings stand, and what was wrong is corrected with a reason. */
export function ClosedVisit({ job, drying, visit, rooms }: VisitProps) {
  const words = useReadingWords()
  const { locale } = useWords()
  const now = useNow()
  const scope = useScope('drying.correctReading')
  const user = useUser()
  const me = user?.id ?? ''
  const { record } = useReadingWrite(job, visit.id)
  const walk = useMemo(() => walkOf(drying, visit.id), [drying, visit.id])
  const names = useMemo(() => roomNames(rooms), [rooms])
  const [corrected, setCorrected] = useState<Stop | null>(null)
  const key = halfTypedKey(me, { jobId: job.id, visitId: visit.id })
  useEffect(() => forgetHalfTyped(key), [key])
  const { stops } = walk
  const canCorrect = ({ read: [reading] }: Stop) =>
    reading !== undefined && mayCorrectHere(reading, { me: user, scope, visit, now })
  const day = new Date(visit.arrived_at ?? visit.closed_at ?? now)
  const isStillThere = drying.is_mine && visit.arrived_at !== null && visit.departed_at === null
  const closedAt = visit.closed_at && clockWords(new Date(visit.closed_at), now, locale)
  return (
    <div className="lg:px-7 lg:pb-12">
      <ReadingHead
        job={job}
        title={words.visit(visitNumber(drying.visits, visit.id), words.weekday(day))}
        more={words.progress(stops.filter(isRead).length, stops.length)}
        onAdd={null}
      />
      <div className="max-w-5xl px-2 lg:px-0">
        <div className="my-4 border-l-4 border-gold px-3">
          <h2 className="text-2xl">{words.closed.title}</h2>
          <UndoClosing jobId={job.id} visitId={visit.id}>
            {closedAt && words.closed.by(visit.closed_by ?? '', closedAt)}
          </UndoClosing>
          <p className="text-muted">{stops.some(canCorrect) ? words.closed.more : words.closed.others}</p>
          {isStillThere && (
            <Link
              to="/ops/intake/$id/visits"
              params={{ id: job.id }}
              className={`mt-3 min-h-12! ${button('gold')}`}
            >
              {words.closed.finish}
            </Link>
          )}
        </div>
        <PointList
          walk={walk}
          at={corrected}
          rooms={names}
          onChoose={scope ? setCorrected : null}
          canChoose={canCorrect}
          corrected={drying}
        />
      </div>
      {corrected && (
        <CorrectionDialog
          job={job}
          visit={visit}
          setup={drying.setup}
          stop={corrected}
          record={record}
          onClose={() => setCorrected(null)}
        />
      )}
    </div>
  )
}
