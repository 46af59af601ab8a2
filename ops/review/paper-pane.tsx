import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Download, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Submission } from './review-api.ts'
import { problemOf } from '../problem.ts'
import { Notice } from '../ui/notice.tsx'
import { offerDownload } from '../ui/offer-download.ts'
import { paperQuery } from './queries.ts'
import type { Paper } from './review-api.ts'
import { actOf } from './use-form-keys.ts'

const iconButton =
  'grid size-11 place-content-center rounded-sm hover:bg-wash disabled:opacity-40 disabled:hover:bg-transparent'

/** The stored paper itself: the browser shows its bytes, and nothing draws it again. */
export function PaperPane({ submission }: { submission: Submission }) {
  const { id, paper_url, title } = submission
  const query = useQuery({ ...paperQuery(id), enabled: paper_url !== null })
  const [page, setPage] = useState(1)
  const pages = query.data?.pages ?? 1
  const turn = (by: number) => setPage((now) => Math.min(Math.max(1, now + by), pages))
  return (
    <section aria-label="Paper" className="flex min-h-[70dvh] min-w-0 flex-col bg-paper xl:min-h-0">
      <div className="flex min-h-12 items-center gap-x-1 border-b border-line px-3">
        <button
          type="button"
          aria-label="Previous page"
          {...actOf('back')}
          className={iconButton}
          disabled={page === 1}
          onClick={() => turn(-1)}
        >
          <ChevronUp aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          aria-label="Next page"
          {...actOf('on')}
          className={iconButton}
          disabled={page >= pages}
          onClick={() => turn(1)}
        >
          <ChevronDown aria-hidden className="size-5" />
        </button>
        <p role="status" className="mr-auto tabular-nums">
          {query.data && `Page ${page} of ${pages}`}
        </p>
        {query.data && <Unchanged paper={query.data} />}
        {query.data && (
          <DownloadButton
            paper={query.data}
            name={`${submission.job_number ?? 'form'}-${submission.form}.pdf`}
          />
        )}
      </div>
      {paper_url === null && (
        <p className="p-6 text-muted">
          This paper has claims, amounts of money, or photos, which you don’t have permission to see. The
          other answers are beside it.
        </p>
      )}
      {query.isError && (
        <div className="p-6">
          <Notice title="The paper couldn’t be shown">
            <p>{problemOf(query.error).detail}</p>
          </Notice>
        </div>
      )}
      {query.isPending && paper_url !== null && (
        <div className="relative flex-1">
          <Sheet />
        </div>
      )}
      {query.data && paper_url !== null && <Frame key={page} url={paper_url} page={page} title={title.en} />}
    </section>
  )
}

/** Some readers never say that they are there. */
const longestBlank = 8000
/** From when the browser’s reader is there until it has drawn: so long it is black. */
const drawing = 1500

/** The browser’s own reader of PDFs, which reads its tags aloud, too. It goes to another page only where it begins anew. */
function Frame({ url, page, title }: { url: string; page: number; title: string }) {
  // A later answer brings an address of its own; the paper stays the same.
  const [address] = useState(url)
  const [isThere, setThere] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const late = setTimeout(() => setShown(true), isThere ? drawing : longestBlank)
    return () => clearTimeout(late)
  }, [isThere])
  return (
    <div className="relative flex min-h-0 flex-1 bg-sheet">
      {/* The answer itself may load and run nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox the browser’s reader of PDFs doesn’t start */}
      <iframe
        title={`${title}: the stored paper, page ${page}`}
        src={`${address}#page=${page}&toolbar=0&navpanes=0&view=FitH`}
        className="min-h-0 w-full flex-1 bg-sheet"
        onLoad={() => setThere(true)}
      />
      {!isShown && <Sheet />}
    </div>
  )
}

/** A light sheet in place of the paper until it is there. */
function Sheet() {
  return (
    <div role="status" className="absolute inset-0 overflow-hidden bg-paper p-4 sm:p-6">
      <p className="text-muted">Loading the paper…</p>
      <div
        aria-hidden
        className="mx-auto mt-3 flex aspect-[8.5/11] w-full max-w-2xl animate-pulse flex-col gap-3 border border-line bg-sheet p-[8%] motion-reduce:animate-none"
      >
        <span className="mb-3 h-6 w-3/5 bg-wash" />
        {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3', 'w-11/12', 'w-full', 'w-1/2'].map((width, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines that never move
          <span key={nth} className={`h-3 ${width} bg-wash`} />
        ))}
      </div>
    </div>
  )
}

function Unchanged({ paper: { isUnchanged } }: { paper: Paper }) {
  const Icon = isUnchanged ? ShieldCheck : ShieldAlert
  return (
    <p
      className={`flex items-center gap-1.5 pr-2 text-[0.9375rem] ${isUnchanged ? 'text-green' : 'font-semibold text-red'}`}
    >
      <Icon aria-hidden className="size-4.5" />
      {isUnchanged ? 'Stored PDF, unchanged' : 'Not the PDF that was stored'}
    </p>
  )
}

function DownloadButton({ paper, name }: { paper: Paper; name: string }) {
  return (
    <button
      type="button"
      aria-label="Download the PDF"
      className={iconButton}
      onClick={() => offerDownload(paper.file, name)}
    >
      <Download aria-hidden className="size-5" />
    </button>
  )
}
