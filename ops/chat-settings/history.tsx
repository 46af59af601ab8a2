import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ChatSettingsVersion } from '#domain/chat/settings/settings.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { fetchNextPage } from '../ui/next-page.ts'
import { useNow } from '../ui/use-now.ts'
import { changeLines } from './change-lines.ts'
import { settingsVersionsQuery } from './queries.ts'
import { sections } from './sections.tsx'
import type { useSaveSettings } from './use-save-settings.ts'

type HistoryProps = {
  isOpen: boolean
  onClose: () => void
  revision: number
  restore: ReturnType<typeof useSaveSettings>['restore']
}

/** Every version that visitors ever saw, what it changed, and the way back to it. */
export function History({ isOpen, onClose, revision, restore }: HistoryProps) {
  return (
    <DialogSheet title="History" isOpen={isOpen} onClose={onClose} hasCross actions={null}>
      <Versions revision={revision} restore={restore} />
    </DialogSheet>
  )
}

function Versions({ revision, restore }: Pick<HistoryProps, 'revision' | 'restore'>) {
  const versions = useInfiniteQuery(settingsVersionsQuery())
  const items = versions.data?.pages.flatMap(({ items }) => items)
  return (
    <div aria-busy={versions.isFetching}>
      <p className="mt-1 text-muted">Restoring a version adds it as a new one, and keeps all others.</p>
      {versions.isPending && (
        <div role="status" className="mt-4 space-y-3">
          <span className="sr-only">Loading...</span>
          <Bar width="w-4/5" />
          <Bar width="w-3/5" />
        </div>
      )}
      {versions.isError && !items && (
        <FailedList what="The history" error={versions.error} retry={() => void versions.refetch()} />
      )}
      <ol className="mt-3 border-t border-line">
        {items?.map((version) => (
          <Version
            key={version.revision}
            version={version}
            isPresent={version.revision === revision}
            isBusy={restore.isPending}
            bringBack={() => restore.mutate({ version: version.revision, revision })}
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
    </div>
  )
}

type VersionProps = {
  version: ChatSettingsVersion
  isPresent: boolean
  isBusy: boolean
  bringBack: () => void
}

function Version({ version, isPresent, isBusy, bringBack }: VersionProps) {
  const now = useNow()
  const { revision, at, by, changed, before, after } = version
  const titles = sections.filter(({ part }) => part && changed.includes(part)).map(({ title }) => title)
  return (
    <li className="border-b border-line py-1">
      <details className="group">
        <summary className="flex min-h-12 items-baseline gap-2 py-2">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 self-center text-muted transition-transform duration-150 group-open:rotate-90"
          />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
            {titles.join(', ') || 'As the chat came'}
          </span>
          <span className="shrink-0 text-right text-sm text-muted tabular-nums">
            {isPresent && <strong className="block text-ink">Live</strong>}
            {by && <span className="block">{by}</span>}
            <time dateTime={at}>{clockWords(new Date(at), now)}</time>
          </span>
        </summary>
        <dl className="pb-2 pl-6 text-sm">
          {changeLines(before, after).map(({ name, from, to }) => (
            <div key={name} className="py-1.5">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted wrap-anywhere">
                <span className="sr-only">from </span>
                <del className="decoration-1">{from}</del>
              </dd>
              <dd className="wrap-anywhere">
                <span className="sr-only">to </span>
                <ins className="no-underline">{to}</ins>
              </dd>
            </div>
          ))}
        </dl>
        {!isPresent && (
          <button
            type="button"
            className={`mb-2 ml-2 ${button('quiet')}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || bringBack()}
          >
            Restore version {revision}
          </button>
        )}
      </details>
    </li>
  )
}
