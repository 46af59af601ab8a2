import type { JobMatch } from '#domain/jobs/matches.ts'

/** Those of the earlier customers who have a number that begins like this. */
export function stillBegin(found: readonly JobMatch[], prefix: string): JobMatch[] {
  return found.filter(({ phone, facts, caller }) =>
    [phone, facts.phone2, caller?.phone].some((number) => number?.startsWith(prefix)),
  )
}
