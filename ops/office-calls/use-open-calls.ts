import { useInfiniteQuery } from '@tanstack/react-query'
import type { CallAlert } from '#domain/alerts/alert.ts'
import { alertsQuery } from '../alerts/queries.ts'
import { useMay } from '../session/may.ts'

const none: readonly CallAlert[] = []

/** The calls for the office that stand open, for whoever answers them. */
export function useOpenCalls(): readonly CallAlert[] {
  const mayAssign = useMay('leads.assign')
  const mayView = useMay('leads.view')
  const { data } = useInfiniteQuery({
    ...alertsQuery,
    enabled: mayAssign && mayView,
    select: ({ pages }) => pages[0]?.calls,
  })
  return data ?? none
}
