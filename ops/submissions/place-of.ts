import { addressLine } from '#domain/jobs/address-line.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'

/** The house, where the job knows it; else what the customer told of the place. */
export function placeOf({ town, site }: Pick<LeadDetail, 'town' | 'site'>) {
  return addressLine({ ...site, town: town.trim() })
}
