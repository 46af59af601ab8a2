import { queryOptions } from '@tanstack/react-query'
import { fileFreshFor } from '../store/file-age.ts'
import { stored } from '../store/stored-marks.ts'
import { downloadCodes } from '../intake/jobs-api.ts'

export const codesKey = ['access-codes'] as const

/**
 * The codes of today's visits, encrypted on this device with the rest of what it stores: whoever stands before a locked door often has no
 * signal.
 */
export const codesQuery = queryOptions({
  queryKey: codesKey,
  queryFn: downloadCodes,
  staleTime: fileFreshFor,
  meta: stored,
})
