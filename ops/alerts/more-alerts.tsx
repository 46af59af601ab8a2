import { button } from '../ui/button.ts'
import { fetchNextPage } from '../ui/next-page.ts'
import { loadMoreId } from '../ui/paged-list.tsx'
import { useAlerts } from './use-alerts.ts'

/** Loads the unclaimed requests that are not shown yet. */
export function MoreAlerts() {
  const alerts = useAlerts()
  const { data, hasNextPage, isFetchingNextPage } = alerts
  if (!data || !hasNextPage) return null

  async function showMore() {
    if (isFetchingNextPage) return
    const before = new Set(data?.open.map(({ lead_id }) => lead_id))
    await fetchNextPage(alerts, ({ open }) => open.length)
    // The focus moves to the first of the new rows.
    requestAnimationFrame(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
      rows.find(({ dataset }) => !before.has(dataset['row'] ?? ''))?.focus()
    })
  }

  return (
    <div className="px-4 py-4 lg:px-6.5">
      <button
        id={loadMoreId}
        type="button"
        className={`w-full ${button('plain')}`}
        aria-disabled={isFetchingNextPage}
        onClick={() => void showMore()}
      >
        {isFetchingNextPage ? 'Loading...' : 'Show more'}
      </button>
      <p className="pt-2 text-center text-sm text-muted tabular-nums">
        {data.open.length.toLocaleString('en-US')} of {data.unclaimed.toLocaleString('en-US')} shown
      </p>
    </div>
  )
}
