import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { readFamily } from '#domain/jobs/family.server.ts'
import { maySeeClaims } from '#domain/jobs/facts/claims.ts'
import { lockJob } from '#domain/jobs/jobs.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { balanceOf, sharesOf } from './balance.ts'
import { getEntry, insertEntry, listEntries, totalsOf, updateVoided } from './entries.server.ts'
import type { EntryVoid, JobMoney, MoneyEntry, MoneyQuery, NewEntry } from './entry.ts'
import { moneyEntered, moneyVoided } from './money-events.ts'

/** What a job costs and what was paid, with that of the jobs that were merged into it. */
export async function getMoney(
  world: World,
  viewer: Allowed<'money.view'>,
  { job_id, ...query }: MoneyQuery & { job_id: string },
): Promise<JobMoney> {
  const { ids, facts } = await readFamily(world, viewer, job_id)
  const [is_mine, totals, page, { name, phone, address, pa_hic_number }] = await Promise.all([
    isInCareOf(world, viewer, job_id),
    totalsOf(world, ids),
    listEntries(world, ids, query),
    getCompany(world),
  ])
  const permissions = grantsAt(viewer.employee.permissions, is_mine)
  const { street, locality, region, postal_code } = address
  return {
    totals,
    balance_cents: balanceOf(totals),
    ...(maySeeClaims({ permissions }) && { shares: sharesOf(totals, facts) }),
    company: {
      name,
      phone,
      address: [street, `${locality}, ${region} ${postal_code}`.trim()].filter(Boolean),
      pa_hic_number,
    },
    ...page,
  }
}

/** Enters an amount once: the same id with the same content gets the same answer. */
export function enterMoney(
  world: World,
  editor: Allowed<'money.edit'>,
  entry: NewEntry & { job_id: string },
): Promise<{ entry: MoneyEntry; isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const { id: entry_id, job_id, type, on } = entry
    const by = editor.employee.id
    const job = await lockJob(world, editor, job_id)
    const isNew = await insertEntry(world, entry, by)
    if (isNew) {
      if (job.side === 'duplicate')
        throw new Refusal(
          409,
          'job-was-merged',
          'This job was merged into another one. Enter the amount there.',
        )
      if (on > companyDay(world.now())) throw fieldRefusal('on', 'The date can’t be in the future.')
      await announce(world, moneyEntered, { job_id, entry_id, type }, by)
    }
    return { entry: await getEntry(world, entry_id), isNew }
  })
}

/** Voids an entry of the job, or of one that was merged into it. It stays in sight with the reason, and counts no more. */
export function voidMoney(
  world: World,
  editor: Allowed<'money.edit'>,
  { job_id, id: entry_id, reason }: EntryVoid & { job_id: string; id: string },
): Promise<MoneyEntry> {
  return inTransaction(world, async (world) => {
    const by = editor.employee.id
    await lockJob(world, editor, job_id)
    const { ids: jobIds } = await readFamily(world, editor, job_id)
    const voided = await updateVoided(world, { id: entry_id, jobIds, reason, by })
    if (voided) await announce(world, moneyVoided, { job_id, entry_id, type: voided.type }, by)
    return getEntry(world, entry_id)
  })
}
