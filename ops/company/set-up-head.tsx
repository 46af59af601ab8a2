import { useLinkProps, useLocation } from '@tanstack/react-router'
import { useMay } from '../session/may.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'

/** The top of the set-up: what the company says of itself, and what it sets about its jobs. */
export function SetUpHead({ title, lead }: { title: string; lead: string }) {
  const { pathname } = useLocation()
  const company = useLinkProps({ to: '/ops/projects-config' })
  const jobs = useLinkProps({ to: '/ops/projects-config/jobs' })
  const maySeeBoth = [useMay('config.company'), useMay('config.stages')].every(Boolean)
  return (
    <>
      <PageHead title={title} lead={lead} />
      {maySeeBoth && (
        <Tabs label="Set-up">
          <Tab link={company} isCurrent={pathname === '/ops/projects-config'} label="Company" />
          <Tab link={jobs} isCurrent={pathname === '/ops/projects-config/jobs'} label="Job set-up" />
        </Tabs>
      )}
    </>
  )
}
