import { useLinkProps, useLocation } from '@tanstack/react-router'
import { useMay } from '../../session/may.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { Tab, Tabs } from '../../ui/tabs.tsx'

/** The pages of a job file. A page that is not built, or that the person may not see, is absent. */
export function JobTabs({ id }: { id: string }) {
  const { tabs } = useJobWords()
  const { pathname } = useLocation()
  const params = { id }
  const maySend = useMay('messages.send')
  const messagesLink = useLinkProps({ to: '/ops/intake/$id/messages', params })
  const maySeeMoney = useMay('money.view')
  const moneyLink = useLinkProps({ to: '/ops/intake/$id/money', params })
  const base = `/ops/intake/${id}`
  return (
    <div className={inReach}>
      <Tabs label={tabs.label}>
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id', params })}
          isCurrent={pathname === base}
          label={tabs.overview}
        />
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/loss', params })}
          isCurrent={pathname === `${base}/loss`}
          label={tabs.loss}
        />
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/people', params })}
          isCurrent={pathname === `${base}/people`}
          label={tabs.people}
        />
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/visits', params })}
          isCurrent={pathname === `${base}/visits`}
          label={tabs.visits}
        />
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/photos', params })}
          isCurrent={pathname === `${base}/photos`}
          label={tabs.photos}
        />
        {maySend && (
          <Tab link={messagesLink} isCurrent={pathname === `${base}/messages`} label={tabs.messages} />
        )}
        {maySeeMoney && <Tab link={moneyLink} isCurrent={pathname === `${base}/money`} label={tabs.money} />}
        <Tab
          link={useLinkProps({ to: '/ops/intake/$id/timeline', params })}
          isCurrent={pathname === `${base}/timeline`}
          label={tabs.timeline}
        />
      </Tabs>
    </div>
  )
}

/** On a phone they stand over the menu, under the thumb, however far down the page is. */
const inReach =
  'max-lg:sticky max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:order-last max-lg:-mx-4 max-lg:mt-8 max-lg:border-t max-lg:border-edge max-lg:bg-sheet max-lg:px-4 max-lg:*:mt-0 low:bottom-[calc(3rem+env(safe-area-inset-bottom))] [@media(max-height:30rem)]:static'
