import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import type { ServerPlace } from './built-server.ts'
import type { Check } from './fault.ts'
import {
  findBrokenPictures,
  findDoubled,
  findForgetful,
  findLost,
  findOddHistories,
  findOtherPhotos,
  findOtherReferences,
  findStrangers,
  getDetails,
} from './findings.ts'
import { findOddMail, listEmails } from './mailbox.ts'
import type { Stage } from './stage.ts'
import { signIn } from './staff.ts'

/** A burst waits for its mail, and on a busy machine for long; but emails go on to come. */
const longestSilence = 60 * second

export type Examined = { checks: Check[]; acknowledged: number; lost: number; doubled: number }

/** Holds what is kept against what was acknowledged. */
export async function examine({ ledger, place, url }: Stage): Promise<Examined> {
  const forgetful = await findForgetful(url(), ledger)
  const staff = await signIn(url())
  const rows = (await staff.listAll()).filter(({ id }) => !ledger.entered.has(id))
  await untilAllAreWritten(place, rows.length)
  const details = await getDetails(staff, rows, Date.now() + longestSilence)
  const [lost, doubled] = [findLost(ledger, rows), findDoubled(rows)]
  const checks = [
    { what: 'every acknowledged request is there', problems: lost },
    { what: 'and there once', problems: doubled },
    { what: 'under the reference that was given', problems: findOtherReferences(ledger, rows) },
    { what: 'which the same request gets again', problems: forgetful },
    { what: 'nothing is there that nobody sent', problems: findStrangers(ledger, rows) },
    { what: 'with its photos, in their order', problems: findOtherPhotos(ledger, details) },
    { what: 'as pictures that can be seen', problems: await findBrokenPictures(url(), details) },
    { what: 'received once and mailed once in its history', problems: findOddHistories(details) },
    { what: 'one mail lies in the box for each', problems: await findOddMail(place, rows) },
  ]
  return { checks, acknowledged: ledger.acknowledged.size, lost: lost.length, doubled: doubled.length }
}

async function untilAllAreWritten(place: ServerPlace, count: number) {
  let written = 0
  for (
    let deadline = Date.now() + longestSilence;
    written < count && Date.now() < deadline;
    await sleep(200)
  ) {
    const now = (await listEmails(place)).length
    if (now > written) deadline = Date.now() + longestSilence
    written = now
  }
}
