import type { JobFacts } from './facts/facts.ts'

/** What the search finds a job by, in lower case. */
export function searchText(facts: JobFacts, number: string) {
  const { name, phone, phone2, address, town, zip, owner_name, owner_phone, email } = facts
  const { claim_number, policy_number, carrier, adjuster_name, tags = [] } = facts
  return [number, name, phone, phone2, address, town, zip, owner_name, owner_phone, email]
    .concat([claim_number, policy_number, carrier, adjuster_name, ...tags])
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .toLowerCase()
}
