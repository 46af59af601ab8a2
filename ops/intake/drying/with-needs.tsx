import type { ReactNode } from 'react'
import { findChart, firstChart } from '#domain/drying/chart.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useMay } from '../../session/may.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { needsOf, type NeedRow } from './needs.ts'
import { inNoRoom } from '#domain/readings/deviations/placed-units.ts'

export type Needs = { rows: readonly NeedRow[]; isPlacedKnown: boolean; inNoRoom: readonly string[] }

export type NeedsProps = {
  job: JobDetail
  file: JobDrying
  rooms: readonly Room[]
  isDry: boolean
}

type WithProps = NeedsProps & { children: (needs: Needs) => ReactNode }

/** What is recommended, against what stands there where the person may see that. */
export function WithNeeds(props: WithProps) {
  const maySee = useMay('equipment.view')
  return maySee ? <WithPlaced {...props} /> : <Counted {...props} stays={null} />
}

function WithPlaced(props: WithProps) {
  const { query, stays } = useEquipment(props.job.id)
  return <Counted {...props} stays={query.data && stays.length > 0 ? stays : null} />
}

function Counted({
  job,
  file,
  rooms,
  isDry,
  stays,
  children,
}: WithProps & { stays: readonly JobStay[] | null }) {
  const words = useDryingFileWords()
  const rows = needsOf({
    rooms: rooms.filter(({ removed_at }) => removed_at === null),
    category: job.categories.at(-1)?.category ?? null,
    chart: findChart(file.chart) ?? firstChart,
    breaker: file.setup.breaker_amps,
    deviations: file.deviations,
    words,
    stays,
    isDry,
  })
  return children({ rows, isPlacedKnown: stays !== null, inNoRoom: inNoRoom(stays ?? []) })
}
