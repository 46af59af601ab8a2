import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { keyOfAll } from '#domain/emails/email-key.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { callAgainEmail } from './call-again.email.ts'
import { listConfirmed, recordExpired, recordReminded } from './expiry.server.ts'
import { numberStatus } from './number-status.ts'

/** Reminds the office once of each number whose last confirmation is eleven months old. */
export async function remindOfNumbers(world: World): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const today = companyDay(world.now())
  const due = (await listConfirmed(world)).filter(
    (row) => row.reminded_of !== row.confirmed_on && numberStatus(row, today) !== 'confirmed',
  )
  if (due.length === 0) return

  const email = callAgainEmail(due, company, world)
  const named = due.map(({ id, confirmed_on }) => `${id}:${confirmed_on}`)
  await sendOnce(
    world,
    { key: keyOfAll('numbers', named), to: company.office_recipient, ...email },
    async (world) => {
      for (const number of due) await recordReminded(world, number)
    },
  )
}

/** Tells once of each number whose confirmation has expired, so that the pages are drawn without it. */
export async function expireNumbers(world: World): Promise<void> {
  const today = companyDay(world.now())
  await inTransaction(world, async (world) => {
    for (const row of await listConfirmed(world)) {
      if (row.expired_of === row.confirmed_on || numberStatus(row, today) !== 'expired') continue
      await recordExpired(world, row)
    }
  })
}
