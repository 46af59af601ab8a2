import type { JobFacts } from './facts/facts.ts'

/** What the search finds a job by, in lower case. What only some may see of it is not in it: `claimSearchText`. */
export function searchText(facts: JobFacts, number: string) {
  const { name, phone, phone2, address, town, zip, owner_name, owner_phone, email, tags = [] } = facts
  return joined([number, name, phone, phone2, address, town, zip, owner_name, owner_phone, email, ...tags])
}

/** What it is found by for who may see claims: by them as well, and by their numbers as they are typed without dashes. */
export function claimSearchText(facts: JobFacts, number: string) {
  const { claim_number, policy_number, carrier, adjuster_name } = facts
  const plain = [claim_number, policy_number].map(withoutSigns)
  return joined([searchText(facts, number), claim_number, policy_number, carrier, adjuster_name, ...plain])
}

/** Letters and digits alone, where that is another text. */
function withoutSigns(number: string | undefined) {
  const plain = number?.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain === number ? undefined : plain
}

function joined(parts: readonly (string | undefined)[]) {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .toLowerCase()
}
