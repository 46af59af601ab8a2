import type { BrowserContext, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import type { aPhone } from '../../e2e/a-phone.ts'
import type { Colleague } from '../colleague.ts'
import type { Stage } from '../stage.ts'
import { countOpen } from './device.ts'
import type { Line } from './line.ts'
import { closeList, isThere, tryNow, unsent } from './person.ts'
import type { Plan } from './plan.ts'

/** One thing that the person saw accepted on the phone, and when that was by our clock. */
export type Did =
  | { kind: 'note'; text: string; at: number }
  | { kind: 'step'; step: VisitStepKind; at: number }
  | { kind: 'photo'; name: string; brightness: number }

export type Visited = { customer: string; leadId: string; by: Colleague }

/** A round under way: one phone, whoever has it, and what was done on it. */
export type Scene = {
  plan: Plan
  stage: Stage
  line: Line
  phone: Awaited<ReturnType<typeof aPhone>>
  context: BrowserContext
  page: Page
  /** The first person's visit, and that of whoever borrows the phone. */
  visit: Visited
  borrowed: Visited
  did: Did[]
  borrowedNotes: string[]
  /** What should have been on the screen and was not. */
  silent: string[]
  /** What else should not have been. */
  odd: string[]
  /** Starts the version of the product that ran before. */
  start: () => Promise<void>
  /** Starts the other version of the product in place of the one that runs. */
  deploy: () => Promise<void>
}

const longest = 60 * second

/** Where it does not come, something happened that nobody was told of. */
export async function mustSee({ page, silent }: Scene, text: string | RegExp) {
  if (!(await isThere(page.getByText(text)))) silent.push(`"${text}" was not on the screen`)
}

/** The line over the screen counts all that is not sent. */
export async function mustCount({ page, silent }: Scene, count: number) {
  const is = page.getByRole('button', { name: `${count} not sent`, exact: true })
  if (await isThere(is)) return
  const now = await unsent(page)
    .innerText({ timeout: second })
    .catch(() => 'nothing')
  silent.push(`The screen says "${now}" and not "${count} not sent"`)
}

/**
 * How much is not sent, as the screen says it, once that agrees with what is stored twice in a row: the answer to the last write
 * that got through may still be on its way, and the screen follows a moment after it.
 */
export async function settledCount({ page, visit }: Scene) {
  let before = Number.NaN
  for (const end = Date.now() + longest; Date.now() < end; await sleep(500)) {
    const shown = Number(/\d+/.exec(await unsent(page).innerText())?.[0])
    if (shown === before && shown === (await countOpen(page, visit.by.id))) return shown
    before = shown
  }
  throw new Error(`The screen says ${before} and not what is stored`)
}

/** Writes get through until as many have passed. */
export async function letThrough({ line, page }: Scene, count: number) {
  line.letThrough(count)
  for (const end = Date.now() + longest; line.left() > 0 && Date.now() < end; await sleep(250))
    await tryNow(page)
  line.letThrough(0)
  await closeList(page)
}
