import type { QueryFunctionContext } from '@tanstack/react-query'
import { second } from '#platform/time.ts'
import { isUnanswered } from '../problem.ts'
import { currentStore, showStoredJob } from './person-store.ts'

/** Where the portal starts with the file, an answer that is quicker spares it the opening of the store. */
const patience = 0.4 * second

type Asked = Pick<QueryFunctionContext, 'client' | 'queryKey'>

/** Reads an answer about a job: until it comes, and where none does, what is stored of it is on the screen. */
export async function orStored<Answer>({ client, queryKey }: Asked, read: () => Promise<Answer>) {
  const isUnknown = () => client.getQueryData(queryKey) === undefined
  const showing = isUnknown() ? showStoredJob(queryKey) : undefined
  const show = () => (isUnknown() ? showStoredJob(queryKey, currentStore()) : undefined)
  const late = setTimeout(() => void show(), patience)
  try {
    return await read()
  } catch (error) {
    await showing
    if (isUnanswered(error)) await show()
    throw error
  } finally {
    clearTimeout(late)
  }
}

/** The same of what never changes: what is stored is as good as what the server says. */
export async function storedOr<Answer>({ client, queryKey }: Asked, read: () => Promise<Answer>) {
  await showStoredJob(queryKey, currentStore())
  const stored = client.getQueryData<Answer>(queryKey)
  return stored ?? read()
}
