import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMay, useScope } from '../session/may.ts'

export const submissionsKey = ['submissions'] as const

/** How many filled forms wait. The menu and the tabs count them: what else is asked of forms comes later. */
export const waitingFormsQuery = queryOptions({
  queryKey: [...submissionsKey, 'waiting'] as const,
  queryFn: async () => (await import('./review-api.ts')).countWaiting(),
})

/** Whether the person looks at what others submitted: the office, and whoever approves forms. */
export function useReviewsForms() {
  const [views, mayApprove] = [useScope('submissions.view'), useMay('forms.approve')]
  return views === 'all' || (views !== undefined && mayApprove)
}

/** How many wait, for whoever looks at them. */
export function useWaitingForms() {
  return useQuery({ ...waitingFormsQuery, enabled: useReviewsForms() }).data
}

export function invalidateSubmissions(client: QueryClient) {
  return client.invalidateQueries({ queryKey: submissionsKey })
}
