import { hazards } from '#domain/jobs/facts/site-choices.ts'
import type { Site } from '#domain/jobs/site.ts'
import type { Words } from '../words/en.ts'

/** What whoever goes there must know in one line, and of which dangers nobody asked. */
export function dangerOf(site: Site | null | undefined, words: Words['site']) {
  if (!site) return { danger: null, notAsked: null }
  const { not_asked: open = [], priority } = site
  const there = site.hazards.map((hazard) => words.hazards[hazard])
  const first = priority === 1 ? words.first : null
  return {
    danger: first ? [first, there.join(', ').toLowerCase()].filter(Boolean).join(': ') : listed(there),
    notAsked: open.length === 0 ? null : notAskedWords(open, words),
  }
}

function notAskedWords(open: NonNullable<Site['not_asked']>, words: Words['site']) {
  if (open.length === hazards.length) return words.noneAsked
  return words.notAsked(open.map((hazard) => words.hazards[hazard].toLowerCase()).join(', '))
}

function listed([first, ...others]: readonly string[]) {
  return first ? [first, ...others.map((word) => word.toLowerCase())].join(', ') : null
}
