import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { Statement } from '../../ui/list-states.tsx'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { PageStates } from '../job/page-states.tsx'
import { useJob } from '../job/use-job.ts'
import { jobRoomsQuery } from '../queries.ts'
import { BoxFilter } from './box-filter.tsx'
import { BoxList } from './box-list.tsx'
import { ContentsDialogs } from './contents-dialogs.tsx'
import { ContentsHead } from './contents-head.tsx'
import { ContentsTotals } from './contents-totals.tsx'
import { DownloadCsv } from './download-csv.tsx'
import { RemovedItems } from './removed-items.tsx'
import { RoomSections } from './room-sections.tsx'
import { useContents } from './use-contents.ts'
import { useOpenDialog } from './use-open-dialog.ts'

const route = getRouteApi('/staff/ops/intake/$id/contents')

export function ContentsPage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const { seeing } = useContentsWords()
  const maySee = useMay('contents.view')
  if (!maySee) return <NoPermission what={seeing} />
  return job ? <Contents job={job} /> : null
}

/** The contents of a job in all their states: loading, there, none, failed, out of date. */
function Contents({ job }: { job: JobDetail }) {
  const words = useContentsWords()
  const { box: boxId } = route.useSearch()
  const { query, items: all, boxes: allBoxes, unsent } = useContents(job.id)
  const maySeeRooms = useMay('rooms.view')
  const rooms = useQuery({ ...jobRoomsQuery(job.id), enabled: maySeeRooms }).data?.items ?? []
  const mayEdit = useMay('contents.edit') && job.side !== 'duplicate'
  const dialog = useOpenDialog()
  const items = all.filter(({ removed_at }) => removed_at === null)
  const boxes = allBoxes
    .filter(({ removed_at }) => removed_at === null)
    .toSorted((a, b) => a.number - b.number)
  const box = allBoxes.find(({ id }) => id === boxId)
  const shown = boxId === undefined ? items : items.filter((item) => item.box_id === boxId)

  return (
    <div className="max-w-6xl pt-5">
      <ContentsHead onAdd={mayEdit ? () => dialog.add({ box_id: box?.id ?? '' }) : null} />
      <PageStates jobId={job.id} query={query} words={words} />
      {query.data && boxId !== undefined && (
        <BoxFilter jobId={job.id} box={box} isEmpty={shown.length === 0} />
      )}
      {query.data && items.length === 0 && boxId === undefined && (
        <Statement title={words.none}>
          <p>{mayEdit ? words.noneMore : words.noneReadOnly}</p>
        </Statement>
      )}
      <div className="mt-4 gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <RoomSections
            items={shown}
            rooms={rooms}
            boxes={allBoxes}
            unsent={unsent}
            onOpen={mayEdit ? dialog.openItem : null}
            onAdd={mayEdit ? (room) => dialog.add({ room_id: room ?? '', box_id: box?.id ?? '' }) : null}
          />
        </div>
        <div className="space-y-8 max-lg:mt-8">
          {shown.length > 0 && <ContentsTotals items={shown} />}
          {all.length > 0 && <DownloadCsv job={job} of="contents" />}
          {(query.data || boxes.length > 0) && (
            <BoxList
              job={job}
              boxes={boxes}
              items={items}
              unsent={unsent}
              onOpen={mayEdit ? dialog.openBox : null}
              onAdd={mayEdit ? dialog.addBox : null}
            />
          )}
        </div>
      </div>
      <RemovedItems
        job={job}
        items={all.filter(({ removed_at }) => removed_at !== null)}
        boxes={allBoxes.filter(({ removed_at }) => removed_at !== null)}
        mayEdit={mayEdit}
      />
      <ContentsDialogs
        job={job}
        dialog={dialog}
        items={all}
        boxes={allBoxes}
        rooms={rooms.filter(({ removed_at }) => removed_at === null)}
      />
    </div>
  )
}
