import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { dryingParts, type DryingVersion } from '#domain/readings/setup/drying-version.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DifferenceList } from '../difference-list.tsx'
import { dryingVersionsQuery } from '../jobs/queries.ts'
import { VersionLine } from '../version-line.tsx'
import { VersionList } from '../version-list.tsx'
import { differencesOf, partNames } from './changed-parts.ts'
import { useDryingChange } from './use-drying-change.ts'

type Drying = JobSetup['drying']

/** Earlier versions of the drying set-up, with a way to restore them. */
export function DryingHistory({ drying }: { drying: Drying }) {
  const versions = useInfiniteQuery(dryingVersionsQuery())
  const [wanted, setWanted] = useState<DryingVersion | null>(null)
  return (
    <section aria-label="History" aria-busy={versions.isFetching}>
      <h2 className="border-b border-ink pb-2 text-2xl">History</h2>
      <VersionList versions={versions}>
        {(version) => (
          <VersionLine
            key={version.revision}
            version={version}
            what={titleOf(version)}
            present={version.revision === drying.revision ? 'In force' : null}
            bringBack={() => setWanted(version)}
          >
            {version.changed.length > 0 && (
              <DifferenceList
                differences={differencesOf(
                  version.changed,
                  { ...version.value, ...version.before },
                  version.value,
                )}
              />
            )}
          </VersionLine>
        )}
      </VersionList>
      {wanted && <BringBack drying={drying} wanted={wanted} onClose={() => setWanted(null)} />}
    </section>
  )
}

function titleOf({ revision, changed }: DryingVersion) {
  const what = changed.map((part) => partNames[part]).join(', ')
  return revision === 0 ? 'Version 0: as the portal began' : `Version ${revision}: ${what || 'first saved'}`
}

function BringBack({
  drying,
  wanted,
  onClose,
}: {
  drying: Drying
  wanted: DryingVersion
  onClose: () => void
}) {
  const { save, isBusy, problem } = useDryingChange(onClose)
  const differences = differencesOf(dryingParts, drying.value, wanted.value).filter(
    ({ from, to }) => from !== to,
  )
  return (
    <ConfirmDialog
      title={`Restore version ${wanted.revision}?`}
      isOpen
      onClose={onClose}
      action="Restore"
      isBusy={isBusy}
      onConfirm={() => save({ value: wanted.value, revision: drying.revision })}
    >
      {differences.length === 0 ? (
        <p>This version is the same as what is in force.</p>
      ) : (
        <>
          <p>
            Jobs that begin from now on are judged by this version. Meters, the materials offered and what is
            asked about change for all jobs at once.
          </p>
          <DifferenceList differences={differences} />
        </>
      )}
      {problem && <Notice title={problem.detail} />}
    </ConfirmDialog>
  )
}
