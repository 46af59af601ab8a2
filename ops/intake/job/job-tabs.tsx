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
  )
}
