import { useEffect, useState } from 'react'
import { hasLockedDrafts, unlockDrafts } from './draft-unlock.ts'

/** Whether the drafts of the person are where their forms look for them; hardly anyone has to wait for it. */
export function useUnlockedDrafts(personId: string) {
  const [isReady, setReady] = useState(() => !hasLockedDrafts(personId))
  useEffect(() => {
    if (!isReady) void unlockDrafts(personId).then(() => setReady(true))
  }, [isReady, personId])
  return isReady
}
