import { companyDay } from '#domain/company/time-zone.ts'
import type { DownloadedCodes } from '#domain/jobs/codes-of-today.server.ts'

/** The code of a job that this device has for a visit of today; null where it has none. Those of another day open no door. */
export function codeHere(downloaded: DownloadedCodes | undefined, jobId: string, now: Date): string | null {
  if (downloaded?.on !== companyDay(now)) return null
  return downloaded.codes.find(({ job_id }) => job_id === jobId)?.code ?? null
}
