import type { JobFacts } from './facts/facts.ts'

/** What the search finds a job by, in lower case. What only some may see of it is not in it: `claimSearchText`. */
export function searchText(facts: JobFacts, number: string) {
  const { name, phone, phone2, address, town, zip, owner_name, owner_phone, email, tags = [] } = facts
  return joined([number, name, phone, phone2, address, town, zip, owner_name, owner_phone, email, ...tags])
}

/** What it is found by for who may see claims: by them as well. */
export function claimSearchText(facts: JobFacts, number: string) {
  const { claim_number, policy_number, carrier, adjuster_name } = facts
  return joined([searchText(facts, number), claim_number, policy_number, carrier, adjuster_name])
}

function joined(parts: readonly (string | undefined)[]) {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .toLowerCase()
}
