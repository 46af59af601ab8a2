import { useQuery } from '@tanstack/react-query'
import { leadQuery } from '../../submissions/queries.ts'
import type { Draft } from './draft.ts'

/** Whether the request came out of the chat of someone who cannot speak on the phone. */
export function useTextOnly({ of, id }: Pick<Draft, 'of' | 'id'>): boolean {
  const { data } = useQuery({ ...leadQuery(id), enabled: of === 'request' })
  return of === 'request' && data?.text_only_in_chat === true
}
