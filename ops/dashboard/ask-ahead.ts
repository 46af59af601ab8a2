import { queryClient } from '../query-client.ts'
import { storedUser } from '../session/stored-user.ts'
import { dashboardQuery } from './queries.ts'
import { spanOf, type DashboardSearch } from './search.ts'

/** Asks for the figures of whoever was signed in here last, while the session is still checked and the screen drawn. */
export function askAhead(search: DashboardSearch) {
  if (!storedUser()?.permissions['dashboard.view']) return
  void queryClient.prefetchQuery(dashboardQuery(spanOf(search)))
}
