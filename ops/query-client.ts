import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { second } from '#platform/time.ts'
import { isTransient, problemOf } from './problem.ts'
import { isKnownToWait } from './outbox/waits-for.ts'
import { closeStore, openStoreOf } from './device/person-store.ts'
import { isErase } from './session/restore.ts'
import { checkSession, currentSession, loseSession, watchSession } from './session/session.ts'

const retries = 2

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    // 'always': a device that believes it is offline still tries, and the screen says what came of it.
    queries: {
      networkMode: 'always',
      staleTime: 30 * second,
      // Where the device says that it is offline, another try a second later only holds up what is stored.
      retry: (failed, error) => navigator.onLine !== false && failed < retries && isTransient(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// What one person saw is not cached for the next one at this device, who begins with a page of their own.
watchSession(() => {
  const session = currentSession()
  if (session.state === 'signed-in')
    openStoreOf(queryClient, session.user, {
      atOnce: session.isStored === true || isKnownToWait(session.user.id),
    })
  if (session.state !== 'signed-out') return
  void closeStore()
  queryClient.clear()
})

/** What has to be done before anything else; the guard leads there. */
const standsInTheWay = new Set(['password-must-change', 'second-factor-asked', 'second-factor-missing'])

function noticeEndedSession(error: unknown) {
  const problem = problemOf(error)
  const { status, code } = problem
  if (standsInTheWay.has(code)) void checkSession()
  if (status !== 401 || currentSession().state !== 'signed-in') return
  void loseSession({ isErased: isErase(problem) })
}
