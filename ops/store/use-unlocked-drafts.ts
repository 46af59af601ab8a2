import { useEffect, useState } from 'react'
import { draftsLockedAtStart } from '../ui/draft-storage.ts'
import { personOf } from './locked-drafts.ts'

/** Whether the drafts of the person are where their forms look for them; hardly anyone has to wait for it. */
export function useUnlockedDrafts(personId: string) {
  const [isReady, setReady] = useState(() => !hasLockedDrafts(personId))
  useEffect(() => {
    if (!isReady) void unlock(personId).then(() => setReady(true))
  }, [isReady, personId])
  return isReady
}

function hasLockedDrafts(personId: string) {
  return draftsLockedAtStart().some((key) => personOf(key) === personId)
}

/** Its code is needed by few. Where it does not come, the drafts stay locked until the next start. */
async function unlock(personId: string) {
  try {
    const { unlockDrafts } = await import('./draft-unlock.ts')
    await unlockDrafts(personId)
  } catch {
    // As said.
  }
}
