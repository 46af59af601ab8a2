import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { second } from '#platform/time.ts'
import { pathToOpen } from '../worker/worker-messages.ts'

const soon = 3 * second

/** While someone is signed in: their notifications stay on in a new session, and one that is pressed opens its screen here. */
export function useNotices(person: string) {
  const { history } = useRouter()
  useEffect(() => {
    // The screen comes first. Without a network the next start does it.
    const resuming = setTimeout(() => void resume(person).catch(() => {}), soon)
    return () => clearTimeout(resuming)
  }, [person])
  useEffect(() => {
    const workers = navigator.serviceWorker
    function onMessage({ data }: MessageEvent<unknown>) {
      const path = pathToOpen(data)
      if (path) history.push(path)
    }
    workers?.addEventListener('message', onMessage)
    return () => workers?.removeEventListener('message', onMessage)
  }, [history])
}

async function resume(person: string) {
  const { resumeDevice } = await import('./device.ts')
  await resumeDevice(person)
}
