import { hashKey, type QueryClient } from '@tanstack/react-query'
import { companyDay } from '#domain/company/time-zone.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { PortalDatabase } from '../store/database.ts'
import { codesKey, codesQuery } from './access-codes.ts'

type Reads = Pick<PortalDatabase, 'reads'>

/** Those of another day, and of whoever may see none any more, stay on no device. */
export async function forgetOldCodes(
  client: QueryClient,
  database: Reads,
  permissions: SignedIn['permissions'],
) {
  const codes = client.getQueryData(codesQuery.queryKey)
  const isOfToday = codes?.on === companyDay(new Date())
  if (codes && !(isOfToday && permissions['intake.viewAccessCodes'])) await forgetCodes(client, database)
}

export async function forgetCodes(client: QueryClient, { reads }: Reads) {
  client.removeQueries({ queryKey: codesKey })
  await reads.delete(hashKey(codesKey))
}
