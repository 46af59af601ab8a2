import type { QueryClient } from '@tanstack/react-query'
import { invalidateLeadEverywhere } from '../submissions/queries.ts'
import type { Entry } from './entry.ts'

/** The server has it: everything that shows the request is read again. */
export function showSent(client: QueryClient, { leadId }: Entry) {
  void invalidateLeadEverywhere(client, leadId)
}
