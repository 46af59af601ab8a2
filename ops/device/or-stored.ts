import type { QueryFunctionContext } from '@tanstack/react-query'
import { isUnanswered } from '../problem.ts'
import { currentStore, showStoredJob } from './person-store.ts'

type Asked = Pick<QueryFunctionContext, 'client' | 'queryKey'>

/** Reads an answer about a job: until it comes, and where none does, what is stored of it is on the screen. */
export async function orStored<Answer>({ client, queryKey }: Asked, read: () => Promise<Answer>) {
  const isUnknown = () => client.getQueryData(queryKey) === undefined
  const showing = isUnknown() ? showStoredJob(queryKey) : undefined
  try {
    return await read()
  } catch (error) {
    await showing
    if (isUnanswered(error) && isUnknown()) await showStoredJob(queryKey, currentStore())
    throw error
  }
}
