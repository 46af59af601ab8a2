import type { Page } from '@playwright/test'
import { call as englishCall } from '#ops/words/en-call.ts'
import { intake as englishIntake } from '#ops/words/en-intake.ts'
import { job as englishJob } from '#ops/words/en-job.ts'
import { profile as englishProfile } from '#ops/words/en-profile.ts'
import { enVisits } from '#ops/words/en-visits.ts'
import { en } from '#ops/words/en.ts'
import { call as spanishCall } from '#ops/words/es-call.ts'
import { intake as spanishIntake } from '#ops/words/es-intake.ts'
import { job as spanishJob } from '#ops/words/es-job.ts'
import { profile as spanishProfile } from '#ops/words/es-profile.ts'
import { esVisits } from '#ops/words/es-visits.ts'
import { es } from '#ops/words/es.ts'

/** What of the portal's English can be read or heard on a screen, outside of what is marked as English. */
export async function findEnglish(page: Page): Promise<string[]> {
  const told = await page.evaluate(readAll)
  return told.filter((text) => whole.has(text) || parts.some((part) => text.includes(part)))
}

/** Stands for whatever a sentence is about. */
const anything = '\u0000'
const spanish = new Set(leavesOf([es, spanishCall, spanishIntake, spanishJob, spanishProfile, esVisits]))
const english = leavesOf([en, englishCall, englishIntake, englishJob, englishProfile, enVisits]).filter(
  (leaf) => !spanish.has(leaf),
)
const whole = new Set(english.filter((leaf) => !leaf.includes(anything)))
/** Of sentences about something: pieces so long that no Spanish has them. */
const parts = english
  .filter((leaf) => leaf.includes(anything))
  .flatMap((leaf) => leaf.split(anything))
  .map((part) => part.trim())
  .filter((part) => part.length > 7 && ![...spanish].some((leaf) => leaf.includes(part)))

function leavesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words.trim()]
  if (typeof words === 'function') return said(words)
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(leavesOf) : []
}

/** The sentence about anything, where it can be said so. */
function said(words: Function): string[] {
  try {
    const sentence: unknown = words(anything, anything, anything)
    return typeof sentence === 'string' ? [sentence] : []
  } catch {
    return []
  }
}

/** Runs in the page. */
function readAll(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (element && isShown(element)) found.push((node.textContent ?? '').trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (isShown(element)) found.push((element.getAttribute(name) ?? '').trim())
  return found.filter(Boolean)

  function isShown(element: Element) {
    return (
      element.closest('script, style, [lang=en]') === null &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
}
