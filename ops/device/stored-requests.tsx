import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CloudOff, Download } from 'lucide-react'
import { useMay } from '../session/may.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Bar } from '../ui/list-states.tsx'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/use-words.ts'
import { downloadAgain } from './download-again.ts'
import { useIsOnline } from './use-is-online.ts'
import { StoredList } from './stored-list.tsx'
import { useStoredRequests } from './use-stored.ts'

/** Which requests can be read here without a connection, and how old each is. */
export function StoredRequests() {
  const { ui, shell, device: words } = useWords()
  const requests = useStoredRequests()
  const client = useQueryClient()
  const hasDesk = useMay('leads.work')
  const isOnline = useIsOnline()
  const download = useMutation({
    mutationFn: () =>
      downloadAgain(client, { ids: Array.isArray(requests) ? requests.map(({ id }) => id) : [], hasDesk }),
  })
  if (requests === 'opening')
    return (
      <span role="status">
        <span className="sr-only">{shell.loading}</span>
        <Bar width="w-3/5" />
      </span>
    )
  if (requests === null) return <p>{words.storesNothing}</p>
  return (
    <>
      {requests.length === 0 ? (
        <p>{hasDesk ? words.noRequests : words.noneOpened}</p>
      ) : (
        <StoredList requests={requests} />
      )}
      {download.error && <Notice title={words.downloadFailed}>{problemOf(download.error).detail}</Notice>}
      {isOnline ? (
        <button
          type="button"
          className={`mt-3 ${button('plain')}`}
          aria-disabled={download.isPending}
          onClick={() => download.isPending || download.mutate()}
        >
          <Download aria-hidden className="size-5" />
          {download.isPending ? ui.moment : words.downloadAgain}
        </button>
      ) : (
        <p className="mt-3 flex items-start gap-2.5">
          <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0" />
          {words.downloadOffline}
        </p>
      )}
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {download.isSuccess && words.upToDate}
      </p>
    </>
  )
}
