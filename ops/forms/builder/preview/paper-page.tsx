import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { DialogSheet } from '../../../ui/dialog-sheet.tsx'
import type { usePaper } from './use-paper.ts'

type PaperPageProps = { paper: ReturnType<typeof usePaper> }

/** The paper, page by page: the PDF itself, as the browser shows it. */
export function PaperPage({ paper: { drawn, problem, isDrawing, again } }: PaperPageProps) {
  const [wanted, setPage] = useState(1)
  const [isLarge, setLarge] = useState(false)
  const pages = drawn?.pages ?? 1
  const page = Math.min(wanted, pages)
  return (
    <section aria-label="Paper" className="min-w-0">
      <div className="mb-1 flex min-h-8 items-center justify-between gap-1 text-[0.9375rem] text-muted">
        <h3 className="font-sans text-[0.9375rem] font-semibold">Paper</h3>
        <span className="flex items-center tabular-nums">
          <PageButton label="Previous page" isOff={page === 1} onPress={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </PageButton>
          <span role="status" className="whitespace-nowrap">
            {drawn ? `${page} of ${pages}` : ''}
          </span>
          <PageButton label="Next page" isOff={page >= pages} onPress={() => setPage(page + 1)}>
            <ChevronRight aria-hidden className="size-4" />
          </PageButton>
          <PageButton label="Larger" isOff={!drawn} onPress={() => setLarge(true)}>
            <Maximize2 aria-hidden className="size-3.5" />
          </PageButton>
        </span>
      </div>
      <div className="relative isolate aspect-[8.5/11] border border-line bg-white">
        {drawn && <Turned url={drawn.url} page={page} />}
        {isDrawing && (
          <p
            role="status"
            className={`absolute right-0 bottom-0 bg-rail px-2 py-0.5 text-sm text-white ${drawn ? 'appears-late' : ''}`}
          >
            Drawing the paper
          </p>
        )}
        {problem && !isDrawing && (
          <div
            role="alert"
            className="absolute inset-x-0 bottom-0 border-t-2 border-red bg-red-wash px-3 py-2 text-sm text-ink"
          >
            The paper couldn’t be drawn. {problem}
            <button
              type="button"
              className="ml-2 min-h-11 font-semibold underline lg:min-h-6"
              onClick={again}
            >
              Try again
            </button>
          </div>
        )}
      </div>
      <DialogSheet
        title={`Paper, page ${page} of ${pages}`}
        isOpen={isLarge}
        onClose={() => setLarge(false)}
        hasCross
        isWide
        actions={null}
      >
        {/* With the bar of the browser’s reader: it zooms and turns pages. */}
        <div className="mt-2 h-[80dvh] border border-line bg-white">
          {drawn && isLarge && <Page address={`${drawn.url}#page=${page}&view=FitH`} page={page} />}
        </div>
      </DialogSheet>
    </section>
  )
}

/** How long the browser’s reader takes from loading a paper to showing it: before, it is a dark sheet. */
const showMs = 900

/** The page before stays in sight until the next one is there; one that was overtaken meanwhile is never shown. */
function Turned({ url, page }: { url: string; page: number }) {
  const next = `${url}#page=${page}`
  const [loaded, setLoaded] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (loaded !== next) return undefined
    const timer = setTimeout(() => setShown(next), showMs)
    return () => clearTimeout(timer)
  }, [loaded, next])
  const both = shown === null || shown === next ? [next] : [shown, next]
  return both.map((address) => (
    <div key={address} className={`absolute inset-0 ${address === shown ? '' : '-z-1'}`}>
      <Page address={`${address}&toolbar=0&view=Fit`} page={page} onLoad={() => setLoaded(address)} />
    </div>
  ))
}

function Page({ address, page, onLoad }: { address: string; page: number; onLoad?: () => void }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox the browser’s reader of PDFs doesn’t start
    <iframe
      title={`The form on paper, page ${page}`}
      src={`${address}&navpanes=0`}
      className="size-full"
      onLoad={onLoad}
    />
  )
}

type PageButtonProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode }

function PageButton({ label, isOff, onPress, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className="grid size-11 place-content-center rounded-sm hover:not-aria-disabled:bg-sheet aria-disabled:opacity-40 lg:size-7"
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  )
}
