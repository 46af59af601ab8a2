import { useLinkProps } from '@tanstack/react-router'
import type { LeadsWaiting } from '#domain/leads/lead.ts'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { SubmissionSearch } from './search.ts'
import { cappedCount } from './words.ts'

type Kind = SubmissionSearch['tab']
type KindsProps = { current: Kind; waiting: LeadsWaiting | undefined }

export function Kinds({ current, waiting }: KindsProps) {
  return (
    <Tabs label="Kinds of submission">
      <KindTab kind={undefined} current={current} label="Website" count={waiting?.new} />
      <KindTab kind="quarantine" current={current} label="Quarantine" count={waiting?.quarantined} />
    </Tabs>
  )
}

type KindTabProps = { kind: Kind; current: Kind; label: string; count: number | undefined }

function KindTab({ kind, current, label, count }: KindTabProps) {
  const link = useLinkProps({ to: '/ops/submissions', search: { tab: kind } })
  return (
    <Tab
      link={link}
      isCurrent={kind === current}
      label={label}
      count={count === undefined ? null : cappedCount(count)}
    />
  )
}
