import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyRevision, CompanyVersion } from '#domain/company/company.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Differences } from './changes.tsx'
import { differences, toDraft } from './facts-draft.ts'
import { versionsQuery } from './queries.ts'
import type { useReplaceCompany } from './use-replace-company.ts'
import { VersionEntry } from './version-entry.tsx'
import { VersionList } from './version-list.tsx'

type VersionsProps = { latest: CompanyRevision; replace: ReturnType<typeof useReplaceCompany> }

/** Earlier versions of the company facts, with a way to restore them. */
export function Versions({ latest, replace }: VersionsProps) {
  const versions = useInfiniteQuery(versionsQuery())
  const [wanted, setWanted] = useState<CompanyVersion | null>(null)

  return (
    <section aria-busy={versions.isFetching}>
      <h2 className="text-xl">History</h2>
      <VersionList versions={versions}>
        {(version) => (
          <VersionEntry
            key={version.revision}
            version={version}
            isPresent={version.revision === latest.revision}
            bringBack={() => {
              replace.reset()
              setWanted(version)
            }}
          />
        )}
      </VersionList>
      {wanted && (
        <BringBack wanted={wanted} latest={latest} replace={replace} close={() => setWanted(null)} />
      )}
    </section>
  )
}

type BringBackProps = VersionsProps & { wanted: CompanyVersion; close: () => void }

function BringBack({ wanted, latest, replace, close }: BringBackProps) {
  const [before, after] = [toDraft(latest.facts), toDraft(wanted.facts)]
  const names = differences(before, after)
  return (
    <ConfirmDialog
      title={`Restore version ${wanted.revision}?`}
      isOpen
      onClose={close}
      action="Restore"
      isBusy={replace.isPending}
      error={replace.error}
      onConfirm={() =>
        replace.mutate(
          {
            facts: wanted.facts,
            present: latest,
            done: `Version ${wanted.revision} restored. It’s live on the website.`,
          },
          { onSuccess: close },
        )
      }
    >
      {names.length === 0 ? (
        <p>This version is the same as the current website.</p>
      ) : (
        <>
          <p>These changes go live right away:</p>
          <Differences before={before} after={after} names={names} />
        </>
      )}
    </ConfirmDialog>
  )
}
