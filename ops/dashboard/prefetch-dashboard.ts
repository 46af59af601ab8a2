import { queryClient } from '../query-client.ts'
import { storedUser } from '../session/stored-user.ts'
import { prefetchDeskPlace } from './desk-place.tsx'
import { dashboardQuery } from './queries.ts'
import { readDashboardSearch, spanOf } from './search.ts'

/**
 * At the address of the dashboard, fetches its data for whoever was signed in here last, while the session is still checked.
 * Resolves when all of it has come or failed.
 */
export async function prefetchDashboard({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const may = storedUser()?.permissions
  if (may?.['leads.view'] === 'assigned') prefetchDeskPlace()
  if (pathname !== '/ops/dashboard' || !may) return
  const days = spanOf(readDashboardSearch(Object.fromEntries(new URLSearchParams(search))))
  await Promise.all([
    may['dashboard.view'] && queryClient.prefetchQuery(dashboardQuery(days)),
    may['leads.view'] === 'assigned' && prefetchDesk(),
  ])
}

async function prefetchDesk() {
  try {
    const { deskQuery } = await import('../desk/desk.tsx')
    await queryClient.prefetchQuery(deskQuery)
  } catch {
    // The screen says what did not come.
  }
}
