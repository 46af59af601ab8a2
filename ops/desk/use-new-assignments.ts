import { useCallback, useEffect } from 'react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { useUser } from '../session/may.ts'
import { useNow } from '../ui/use-now.ts'
import { watched } from '../ui/watched.ts'
import { addSeen, newAssignments, readSeen } from './new-assignments.ts'

const changes = watched(0)

/** Tells which assignments are new to the signed-in person. */
export function useNewAssignments(items: readonly DeskItem[]) {
  changes.use()
  const now = useNow()
  const user = useUser()?.id ?? ''
  useEffect(() => addSeen(localStorage, user, { ids: [], now: new Date() }), [user])
  return newAssignments(items, readSeen(localStorage, user, now))
}

/** What was taken from the signed-in person and not dismissed yet. */
export function useUnseen<T extends { id: string }>(all: readonly T[]) {
  changes.use()
  const now = useNow()
  const user = useUser()?.id ?? ''
  const { ids } = readSeen(localStorage, user, now)
  return all.filter(({ id }) => !ids.includes(id))
}

/** For who opens, calls or dismisses what was assigned to them. */
export function useMarkSeen() {
  const user = useUser()?.id ?? ''
  return useCallback(
    (...ids: string[]) => {
      addSeen(localStorage, user, { ids, now: new Date() })
      changes.set(changes.get() + 1)
    },
    [user],
  )
}

/** While mounted the request is open: whoever gave it to the person is heard. */
export function useMarkOpenedSeen({ assigned_to, history }: Pick<LeadDetail, 'assigned_to' | 'history'>) {
  const user = useUser()?.id
  const last = history.find(({ name }) => name === 'lead.assigned')?.id
  const mine = user !== undefined && assigned_to?.id === user ? last : undefined
  useEffect(() => {
    if (user && mine) addSeen(localStorage, user, { ids: [mine], now: new Date() })
  }, [user, mine])
}
