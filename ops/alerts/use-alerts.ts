import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMay } from '../session/may.ts'
import { countInTitle } from '../shell/title.ts'
import { alertsQuery } from './alerts-api.ts'

/** The alerts that reached this person, as they are now. */
export function useAlerts() {
  return useQuery({ ...alertsQuery, enabled: useMay('leads.view') })
}

/** While mounted, the title of the browser's tab tells how many wait. */
export function useAlertsInTitle() {
  const waiting = useAlerts().data?.open.length ?? 0
  useEffect(() => countInTitle(waiting), [waiting])
}
