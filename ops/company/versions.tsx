import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyRevision, CompanyVersion } from '#domain/company/company.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { Differences } from './changes.tsx'
import { differences, toDraft } from './facts-draft.ts'
import { versionsQuery } from './queries.ts'
import type { useReplaceCompany } from './use-replace-company.ts'
import { fetchNextPage } from '../ui/next-page.ts'
import { VersionEntry } from './version-entry.tsx'

type VersionsProps = { latest: CompanyRevision; replace: ReturnType<typeof useReplaceCompany> }

/** Earlier versions of the company facts, with a way to restore them. */
export function Versions({ latest, replace }: VersionsProps) {
  const versions = useInfiniteQuery(versionsQuery())
  const [wanted, setWanted] = useState<CompanyVersion | null>(null)
  const items = versions.data?.pages.flatMap(({ items }) => items)

  return (
    <section aria-busy={versions.isFetching}>
      <h2 className="text-xl">History</h2>
      {versions.isPending && (
        <div role="status" className="mt-3 space-y-3">
          <span className="sr-only">Loading...</span>
          <Bar width="w-4/5" />
          <Bar width="w-3/5" />
        </div>
      )}
      {versions.isError && !items && (
        <FailedList what="The history" error={versions.error} retry={() => void versions.refetch()} />
      )}
      <ol className="mt-1">
        {items?.map((version) => (
          <VersionEntry
            key={version.revision}
            version={version}
            isPresent={version.revision === latest.revision}
            bringBack={() => {
              replace.reset()
              setWanted(version)
            }}
          />
        ))}
      </ol>
      {versions.hasNextPage && (
        <button
          type="button"
          className={`mt-4 w-full ${button('plain')}`}
          aria-disabled={versions.isFetchingNextPage}
          onClick={() =>
            versions.isFetchingNextPage || void fetchNextPage(versions, ({ pages }) => pages.length)
          }
        >
          {versions.isFetchingNextPage ? 'Loading...' : 'Show older versions'}
        </button>
      )}
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
