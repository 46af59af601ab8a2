import type { Link } from './evidence.ts'
import { linkEvidence } from './link.ts'

export type ChainVerdict = {
  /** So many records fit, from the first on. */
  linked: number
  /** The hash of the last that fits, to store elsewhere and check later. */
  head: string | null
  /** The first that does not fit: its place in the job, and what is wrong. */
  broken: { position: number; problem: ChainProblem } | null
  /** Whether the hash that was asked for is one of the chain. */
  knows: boolean
}

export const chainProblems = {
  missing: 'A record is missing, or not in its place.',
  changed: 'A record was changed after it was made.',
} as const
export type ChainProblem = keyof typeof chainProblems

/**
 * Walks the records of a job in the order in which they are stored. `noted` is a head that was written down earlier, and `before` what
 * was said of the records before these.
 */
export async function verifyEvidence(
  links: readonly Link[],
  noted: string | null = null,
  before: ChainVerdict = { linked: 0, head: null, broken: null, knows: noted === null },
): Promise<ChainVerdict> {
  let { linked, head, knows } = before
  for (const link of links) {
    const position = linked + 1
    const problem = await problemOf(link, { position, head })
    if (problem) return { linked, head, broken: { position, problem }, knows }
    linked = position
    head = link.hash
    knows ||= head === noted
  }
  return { linked, head, broken: null, knows }
}

async function problemOf(link: Link, { position, head }: { position: number; head: string | null }) {
  if (link.position !== position) return 'missing'
  return (await linkEvidence(head, link)) === link.hash ? null : 'changed'
}
