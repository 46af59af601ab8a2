import { useLinkProps, useLocation } from '@tanstack/react-router'
import { useMay } from '../session/may.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'

/** The top of the set-up: what the company says of itself, what it sets about its jobs, and what it dries by. */
export function SetUpHead({ title, lead }: { title: string; lead: string }) {
  const { pathname } = useLocation()
  const company = useLinkProps({ to: '/ops/projects-config' })
  const jobs = useLinkProps({ to: '/ops/projects-config/jobs' })
  const drying = useLinkProps({ to: '/ops/projects-config/jobs/drying' })
  const maySeeCompany = useMay('config.company')
  const maySeeJobs = useMay('config.stages')
  return (
    <>
      <PageHead title={title} lead={lead} />
      {maySeeJobs && (
        <Tabs label="Set-up">
          {maySeeCompany && (
            <Tab link={company} isCurrent={pathname === '/ops/projects-config'} label="Company" />
          )}
          <Tab link={jobs} isCurrent={pathname === '/ops/projects-config/jobs'} label="Job set-up" />
          <Tab link={drying} isCurrent={pathname === '/ops/projects-config/jobs/drying'} label="Drying" />
        </Tabs>
      )}
    </>
  )
}
