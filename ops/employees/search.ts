import * as z from 'zod'
import { notFound } from '@tanstack/react-router'
import { EmployeeStatus } from '#domain/employees/employee.ts'
import { lazily } from '#platform/lazily.ts'
import { isRecordId } from '../paths.ts'
import type { EmployeeFilter } from './people-api.ts'

export const longestSearch = 80

/** The filters of the list as they are in the address; anything invalid is left out. */
const EmployeeSearch = lazily(() =>
  z.object({
    q: z
      .string()
      .transform((typed) => typed.slice(0, longestSearch) || undefined)
      .optional()
      .catch(undefined),
    status: EmployeeStatus.optional().catch(undefined),
    role: z.uuid().optional().catch(undefined),
    expiring: z.literal('soon').optional().catch(undefined),
    signed_in: z.literal('now').optional().catch(undefined),
  }),
)
export type EmployeeSearch = z.output<ReturnType<typeof EmployeeSearch>>

export function readEmployeeSearch(search: Record<string, unknown>): EmployeeSearch {
  return EmployeeSearch().parse(search)
}

export function filterOf({ q, expiring, signed_in, ...filters }: EmployeeSearch): EmployeeFilter {
  const isTrue = { expiring: expiring === 'soon', signed_in: signed_in === 'now' }
  return { ...filters, ...isTrue, q: q?.trim() || undefined }
}

/** What is open on the page of a person: the form, or the question whether they get a code. */
const PersonSearch = lazily(() => z.object({ open: z.enum(['edit', 'code']).optional().catch(undefined) }))
export type PersonSearch = z.output<ReturnType<typeof PersonSearch>>

export function readPersonSearch(search: Record<string, unknown>): PersonSearch {
  return PersonSearch().parse(search)
}

export function checkEmployeeId(id: string) {
  if (!isRecordId(id)) throw notFound()
}
