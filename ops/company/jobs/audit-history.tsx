import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditRules, type AuditRuleKey } from '#domain/file-audit/audit-rules.ts'
import type { AuditWeights } from '#domain/file-audit/audit-weights.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DifferenceList } from '../difference-list.tsx'
import { VersionLine } from '../version-line.tsx'
import { VersionList } from '../version-list.tsx'
import { auditVersionsQuery } from './queries.ts'
import { putAudit } from './setup-api.ts'
import { ruleWords } from './typed-points.ts'
import { useSetupChange } from './use-setup-change.ts'

type Audit = JobSetup['audit']
type Version = Audit & { changed: readonly AuditRuleKey[] }

/** Who changed which points when: the note of a visit names the version that it was scored by. */
export function AuditHistory({ audit }: { audit: Audit }) {
  const versions = useInfiniteQuery(auditVersionsQuery())
  const [wanted, setWanted] = useState<Audit | null>(null)
  return (
    <div className="mt-5" aria-busy={versions.isFetching}>
      <h3 className="text-xl">History of the points</h3>
      <VersionList versions={versions}>
        {(version) => (
          <VersionLine
            key={version.revision}
            version={version}
            what={titleOf(version)}
            present={version.revision === audit.revision ? 'In force' : null}
            bringBack={() => setWanted(version)}
          >
            {version.changed.length > 0 && (
              <DifferenceList
                differences={differencesOf({ ...version.value, ...version.before }, version.value)}
              />
            )}
          </VersionLine>
        )}
      </VersionList>
      {wanted && <BringBack audit={audit} wanted={wanted} onClose={() => setWanted(null)} />}
    </div>
  )
}

function titleOf({ revision, changed }: Version) {
  if (revision === 0) return 'Version 0: the written points'
  return `Version ${revision}: ${changed.length === 1 ? '1 rule' : `${changed.length} rules`}`
}

function BringBack({ audit, wanted, onClose }: { audit: Audit; wanted: Audit; onClose: () => void }) {
  const { save, isBusy, problem } = useSetupChange({
    of: ({ audit }) => audit,
    put: putAudit,
    onDone: onClose,
  })
  const differences = differencesOf(audit.value, wanted.value)
  return (
    <ConfirmDialog
      title={`Restore version ${wanted.revision}?`}
      isOpen
      onClose={onClose}
      action="Restore"
      isBusy={isBusy}
      onConfirm={() => save({ value: wanted.value, revision: audit.revision })}
    >
      {differences.length === 0 ? (
        <p>This version is the same as what is in force.</p>
      ) : (
        <>
          <p>All jobs are scored by these points from then on.</p>
          <DifferenceList differences={differences} />
        </>
      )}
      {problem && <Notice title={problem.detail} />}
    </ConfirmDialog>
  )
}

function differencesOf(before: AuditWeights, after: AuditWeights) {
  return auditRules
    .filter(({ key }) => before[key] !== after[key])
    .map(({ key }) => ({
      key,
      label: ruleWords.get(key) ?? key,
      from: pointsWords(before[key]),
      to: pointsWords(after[key]),
    }))
}

function pointsWords(points: number) {
  return points === 0 ? 'Not asked' : points === 1 ? '1 point' : `${points} points`
}
