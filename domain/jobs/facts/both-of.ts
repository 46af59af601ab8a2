import { isSameFact } from './clashes.ts'
import { FactChanges, type FactName } from './facts.ts'

/** What people describe in their own words, and what goes between two of them. Of names and numbers, one is right. */
const described = new Map<FactName, string>([
  ['access_note', '\n\n'],
  ['call_note', '\n\n'],
  ['coverage_note', '\n\n'],
  ['key_holder', '; '],
  ['pets', '; '],
  ['parking', '; '],
  ['source_note', '; '],
  ['site_contact', '; '],
  ['business_hours', '; '],
])

type Versions = { mine: unknown; theirs: unknown }

/** Both versions of a fact in one, the office's first: others have read it already. Null where only one of them can be right, or they don't fit together. */
export function bothOf(name: FactName, versions: Versions): FactChanges | null {
  const both = joined(name, versions)
  if (both === null || isSameFact(both, versions.mine) || isSameFact(both, versions.theirs)) return null
  return FactChanges.safeParse({ [name]: both }).data ?? null
}

function joined(name: FactName, { mine, theirs }: Versions) {
  if (Array.isArray(mine) && Array.isArray(theirs)) return [...new Set([...theirs, ...mine])]
  const between = described.get(name)
  if (between === undefined || typeof mine !== 'string' || typeof theirs !== 'string') return null
  if (theirs.includes(mine)) return theirs
  return mine.includes(theirs) ? mine : `${theirs}${between}${mine}`
}
