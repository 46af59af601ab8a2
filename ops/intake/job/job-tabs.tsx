import { useLinkProps, useLocation } from '@tanstack/react-router'
import { Tab, Tabs } from '../../ui/tabs.tsx'

/** The pages of a job file. A page that is not built, or that the person may not see, is absent. */
export function JobTabs({ id }: { id: string }) {
  const { pathname } = useLocation()
  const params = { id }
  const base = `/ops/intake/${id}`
  return (
    <Tabs label="Job file">
      <Tab
        link={useLinkProps({ to: '/ops/intake/$id', params })}
        isCurrent={pathname === base}
        label="Overview"
      />
      <Tab
        link={useLinkProps({ to: '/ops/intake/$id/loss', params })}
        isCurrent={pathname === `${base}/loss`}
        label="Loss"
      />
      <Tab
        link={useLinkProps({ to: '/ops/intake/$id/people', params })}
        isCurrent={pathname === `${base}/people`}
        label="People & Claim"
      />
      <Tab
        link={useLinkProps({ to: '/ops/intake/$id/visits', params })}
        isCurrent={pathname === `${base}/visits`}
        label="Visits"
      />
      <Tab
        link={useLinkProps({ to: '/ops/intake/$id/photos', params })}
        isCurrent={pathname === `${base}/photos`}
        label="Photos"
      />
      <Tab
        link={useLinkProps({ to: '/ops/intake/$id/timeline', params })}
        isCurrent={pathname === `${base}/timeline`}
        label="Timeline"
      />
    </Tabs>
  )
}
