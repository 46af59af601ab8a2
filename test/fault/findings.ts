import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import type { Staff } from './staff.ts'
import { post, type Ledger } from './visitor.ts'

/** What is wrong, one line each; empty where all is well. */
export type Problems = string[]

export function findLost(ledger: Ledger, rows: readonly LeadRow[]): Problems {
  const there = new Set(rows.map(({ id }) => id))
  return [...ledger.acknowledged.keys()].filter((id) => !there.has(id)).map((id) => `${id} is lost`)
}

export function findDoubled(rows: readonly LeadRow[]): Problems {
  return [...Map.groupBy(rows, ({ id }) => id)]
    .filter(([, times]) => times.length > 1)
    .map(([id, times]) => `${id} is there ${times.length} times`)
}

export function findOtherReferences(ledger: Ledger, rows: readonly LeadRow[]): Problems {
  return rows
    .map(({ id, reference }) => ({ id, reference, given: ledger.acknowledged.get(id) }))
    .filter(({ reference, given }) => given !== undefined && given !== reference)
    .map(({ id, reference, given }) => `${id} was given ${given} and is kept as ${reference}`)
}

export function findStrangers(ledger: Ledger, rows: readonly LeadRow[]): Problems {
  return rows.filter(({ id }) => !ledger.sent.has(id)).map(({ id }) => `nobody sent ${id}`)
}

export function findOtherPhotos(ledger: Ledger, details: readonly LeadDetail[]): Problems {
  return details.flatMap(({ id, photos }) => {
    const sent = ledger.sent.get(id)?.photos.map(({ sha256 }) => sha256) ?? []
    const kept = photos.map(({ sha256 }) => sha256)
    return String(sent) === String(kept) ? [] : [`${id} was sent with [${sent}] and is kept with [${kept}]`]
  })
}

/** Every request was received once and mailed once, says the history. */
export function findOddHistories(details: readonly LeadDetail[]): Problems {
  return details.flatMap(({ id, history }) =>
    ['lead.received', 'lead.mailed']
      .map((name) => ({ name, count: history.filter((entry) => entry.name === name).length }))
      .filter(({ count }) => count !== 1)
      .map(({ name, count }) => `${id} has ${count} times ${name} in its history`),
  )
}

export async function findBrokenPictures(url: string, details: readonly LeadDetail[]): Promise<Problems> {
  const photos = details.flatMap(({ photos }) => photos)
  const problems = await inTurns(photos, async (photo) => {
    for (const address of [photo.url, photo.thumbnail_url]) {
      const response = await fetch(new URL(address, url))
      if (!response.ok) return `${photo.sha256}: ${response.status}`
      const stats = await sharp(await response.bytes(), { failOn: 'warning' }).stats()
      if (stats.entropy < 1) return `${photo.sha256} is not the picture that was sent`
    }
    return null
  })
  return problems.filter((problem) => problem !== null)
}

/** The same request sent once more is answered with the same reference. */
export async function findForgetful(url: string, ledger: Ledger): Promise<Problems> {
  const problems = await inTurns([...ledger.acknowledged], async ([id, reference]) => {
    const plea = ledger.sent.get(id)
    const again = plea && (await post(url, plea, ledger))
    return again === reference ? null : `${id} was given ${reference}, and then ${again}`
  })
  return problems.filter((problem) => problem !== null)
}

/** Every request as its screen shows it. One that is not mailed yet is looked at again until `deadline`. */
export function getDetails(staff: Staff, rows: readonly LeadRow[], deadline: number): Promise<LeadDetail[]> {
  return inTurns(rows, async ({ id }) => {
    for (;;) {
      const detail = await staff.getLead(id)
      const isMailed = detail.history.some(({ name }) => name === 'lead.mailed')
      if (isMailed || Date.now() > deadline) return detail
      await sleep(100)
    }
  })
}

/** A few at a time, in order. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += 8) {
    results.push(...(await Promise.all(items.slice(start, start + 8).map(work))))
  }
  return results
}
