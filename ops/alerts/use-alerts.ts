import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMay } from '../session/may.ts'
import { countInTitle } from '../shell/title.ts'
import { alertsQuery, inOneList } from './queries.ts'

/** The unclaimed requests and their alerts, as they are now. */
export function useAlerts() {
  return useInfiniteQuery({ ...alertsQuery, enabled: useMay('leads.view'), select: inOneList })
}

/** While mounted, the title of the browser's tab tells how many are unclaimed. */
export function useAlertsInTitle() {
  const unclaimed = useAlerts().data?.unclaimed ?? 0
  useEffect(() => countInTitle(unclaimed), [unclaimed])
}
