import { useEffect, useState } from 'react'
import { second } from '#platform/time.ts'
import { useFirstWords } from '../words/words.tsx'
import { registerWorker, useNewVersion } from '../worker/register.ts'

/** Offers a new version of the portal once it is downloaded; whoever works on a form goes on with the one they have. */
export function NewVersion() {
  const { newVersion } = useFirstWords().shell
  const start = useNewVersion()
  const [isUpdating, setUpdating] = useState(false)
  useEffect(() => {
    // The screen comes first.
    const soon = setTimeout(() => void registerWorker().catch(() => {}), 2 * second)
    return () => clearTimeout(soon)
  }, [])
  return (
    <div role="status">
      {start && (
        <p className="flex flex-wrap items-center gap-x-3 bg-gold-wash px-4 py-1.5 text-sm lg:px-6.5">
          {isUpdating ? newVersion.updating : newVersion.ready}
          {!isUpdating && (
            <button
              type="button"
              className="min-h-9 font-semibold underline underline-offset-4"
              onClick={() => {
                setUpdating(true)
                start()
              }}
            >
              {newVersion.update}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
