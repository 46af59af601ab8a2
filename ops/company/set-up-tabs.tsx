import { useLinkProps } from '@tanstack/react-router'
import { Tab, Tabs } from '../ui/tabs.tsx'

/** The parts of Set-up. */
export function SetUpTabs({ current }: { current: 'facts' | 'numbers' }) {
  return (
    <Tabs label="Set-up">
      <Tab
        link={useLinkProps({ to: '/ops/projects-config' })}
        isCurrent={current === 'facts'}
        label="Company facts"
      />
      <Tab
        link={useLinkProps({ to: '/ops/projects-config/numbers' })}
        isCurrent={current === 'numbers'}
        label="Local numbers"
      />
    </Tabs>
  )
}
