import { getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { Statement } from '../../ui/list-states.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { PageStates } from '../job/page-states.tsx'
import { useJob } from '../job/use-job.ts'
import { canScan } from './camera.ts'
import { EarlierList } from './earlier-list.tsx'
import { RoomList } from './room-list.tsx'
import { UndoBar } from './undo-bar.tsx'
import { UnitFinder } from './unit-finder.tsx'
import { UnitPanel } from './unit-panel.tsx'
import { useEquipment } from './use-equipment.ts'
import { useUnitAtHand } from './use-unit-at-hand.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function EquipmentPage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const { seeing } = useJobEquipmentWords()
  const maySee = useMay('equipment.view')
  if (!maySee) return <NoPermission what={seeing} />
  return job ? <Equipment job={job} /> : null
}

/** The equipment of a job in all its states, and the unit that someone stands before. */
function Equipment({ job }: { job: JobDetail }) {
  const words = useJobEquipmentWords()
  const here = useEquipment(job.id)
  const { stays, rooms, unsent } = here
  const isOpen = job.side !== 'duplicate'
  const may = { place: useMay('equipment.place') && isOpen, pull: useMay('equipment.pull') && isOpen }
  const mayMove = may.place || may.pull
  const hand = useUnitAtHand(job, here)
  const count = stays.filter(({ pulled_at }) => pulled_at === null).length
  return (
    <div className="max-w-6xl gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pt-5">
      {mayMove && (
        <div className="min-w-0 lg:order-2">
          <UnitFinder onNumber={hand.byNumber} onLabel={hand.byLabel} fault={hand.fault} />
          {hand.isLooking && (
            <p role="status" className="mt-3 text-muted">
              {words.scan.looking}
            </p>
          )}
          {hand.problem && (
            <div className="mt-3">
              <Notice title={hand.problem.detail} />
            </div>
          )}
          {hand.unit && (
            <div className="max-lg:mt-0 lg:mt-4">
              <UnitPanel
                key={hand.unit.id}
                unit={hand.unit}
                jobId={job.id}
                stays={stays}
                rooms={rooms}
                may={may}
                onChoose={hand.choose}
                onClose={hand.close}
              />
            </div>
          )}
        </div>
      )}
      <div className="min-w-0 pt-5 lg:pt-0">
        <PageStates jobId={job.id} query={here.query} words={words} />
        {here.query.data && count === 0 && (
          <Statement title={words.none}>
            <p>{mayMove ? (canScan() ? words.noneMore : words.noneTyped) : words.noneReadOnly}</p>
          </Statement>
        )}
        {count > 0 && <RoomList stays={stays} rooms={rooms} unsent={unsent} onOpen={hand.open} />}
        <EarlierList jobId={job.id} stays={stays} />
      </div>
      {hand.last && (
        <div className="contents lg:*:col-span-2 lg:*:order-3">
          <UndoBar words={hand.last.words} onUndo={hand.last.move.move === 'undone' ? null : hand.undo} />
        </div>
      )}
    </div>
  )
}
