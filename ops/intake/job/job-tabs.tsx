import { useLinkProps, useLocation } from '@tanstack/react-router'
import { useMay } from '../../session/may.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { Tab, Tabs } from '../../ui/tabs.tsx'

/** The pages of a job file. A page that is not built, or that the person may not see, is absent. */
export function JobTabs({ id }: { id: string }) {
  const { tabs } = useJobWords()
  const { pathname } = useLocation()
  // What stands above the pages stays: `top-of-page.tsx` says where the one that is chosen begins.
  const page = { params: { id }, resetScroll: false }
  const maySeeRooms = useMay('rooms.view')
  const roomsLink = useLinkProps({ to: '/ops/intake/$id/rooms', ...page })
  const maySeeContents = useMay('contents.view')
  const contentsLink = useLinkProps({ to: '/ops/intake/$id/contents', ...page })
  const maySeeDrying = useMay('drying.view')
  const dryingLink = useLinkProps({ to: '/ops/intake/$id/drying', ...page })
  const maySeeEquipment = useMay('equipment.view')
  const equipmentLink = useLinkProps({ to: '/ops/intake/$id/equipment', ...page })
  const maySeeForms = useMay('submissions.view')
  const formsLink = useLinkProps({ to: '/ops/intake/$id/forms', ...page })
  const maySeePhotos = useMay('photos.view')
  const photosLink = useLinkProps({ to: '/ops/intake/$id/photos', ...page })
  const auditLink = useLinkProps({ to: '/ops/intake/$id/audit', params: { id } })
  const maySend = useMay('messages.send')
  const messagesLink = useLinkProps({ to: '/ops/intake/$id/messages', ...page })
  const maySeeMoney = useMay('money.view')
  const moneyLink = useLinkProps({ to: '/ops/intake/$id/money', ...page })
  const base = `/ops/intake/${id}`
  return (
    <div className={onTop} data-tabs-on-top>
      <Tabs label={tabs.label}>
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id', ...page })}
          isCurrent={pathname === base}
          label={tabs.overview}
        />
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/loss', ...page })}
          isCurrent={pathname === `${base}/loss`}
          label={tabs.loss}
        />
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/people', ...page })}
          isCurrent={pathname === `${base}/people`}
          label={tabs.people}
        />
        {maySeeRooms && <Tab link={roomsLink} isCurrent={pathname === `${base}/rooms`} label={tabs.rooms} />}
        {maySeeDrying && (
          <Tab link={dryingLink} isCurrent={pathname === `${base}/drying`} label={tabs.drying} />
        )}
        {maySeeEquipment && (
          <Tab link={equipmentLink} isCurrent={pathname === `${base}/equipment`} label={tabs.equipment} />
        )}
        {maySeeForms && <Tab link={formsLink} isCurrent={pathname === `${base}/forms`} label={tabs.forms} />}
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/visits', ...page })}
          isCurrent={pathname === `${base}/visits`}
          label={tabs.visits}
        />
        {maySeePhotos && (
          <Tab link={photosLink} isCurrent={pathname === `${base}/photos`} label={tabs.photos} />
        )}
        {maySeeContents && (
          <Tab link={contentsLink} isCurrent={pathname === `${base}/contents`} label={tabs.contents} />
        )}
        {maySeeDrying && <Tab link={auditLink} isCurrent={false} label={tabs.audit} />}
        {maySend && (
          <Tab link={messagesLink} isCurrent={pathname === `${base}/messages`} label={tabs.messages} />
        )}
        {maySeeMoney && <Tab link={moneyLink} isCurrent={pathname === `${base}/money`} label={tabs.money} />}
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/timeline', ...page })}
          isCurrent={pathname === `${base}/timeline`}
          label={tabs.timeline}
        />
      </Tabs>
    </div>
  )
}

/** On a phone they stay at the top, however far down the page is. */
const onTop =
  'max-lg:sticky max-lg:top-(--outbox-height,0px) max-lg:z-9 max-lg:-mx-4 max-lg:border-b max-lg:border-line max-lg:bg-sheet max-lg:px-4 max-lg:*:mt-0 max-lg:*:border-b-0 cramped:static [@media(max-height:30rem)]:static'
