import type { QueryClient } from '@tanstack/react-query'
import { hour, minute } from '#platform/time.ts'
import type { PortalDatabase } from '../store/database.ts'
import { inTurn } from './in-turn.ts'

/** After the first screen and the files of jobs. */
const firstAfter = minute / 6
const every = hour

type Parts = {
  client: QueryClient
  forms: PortalDatabase['forms']
  personId: string
  mayFill: () => boolean
}

/** Downloads the forms of the company behind the screen, in one tab at a time: soon after the start, each hour, and as the connection is back. */
export function openFormDownloads({ personId, mayFill, ...parts }: Parts) {
  const ended = new AbortController()
  const { start, close } = inTurn(`forms-${personId}`, async (signal) => {
    if (!mayFill()) return
    const { downloadForms } = await import('./form-downloads.ts')
    await downloadForms(parts, signal)
  })
  const first = setTimeout(start, firstAfter)
  const later = setInterval(start, every)
  addEventListener('online', start, { signal: ended.signal })
  return {
    close() {
      ended.abort()
      clearTimeout(first)
      clearInterval(later)
      close()
    },
  }
}
