import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { findFullMonth, recordFullMonthTold } from './budget.server.ts'
import { fullMonthEmail } from './full-month.email.ts'

/** Tells the office once that the model was asked as often as it may be in a month. The chat goes on with quotes. */
export async function tellOfFullMonth(world: World): Promise<void> {
  const full = await findFullMonth(world)
  if (!full) return
  world.log.warn({ month: full.month, asked: full.asked }, 'the chat has used up its model for the month')
  const company = await getCompany(world)
  if (!company.office_recipient) return recordFullMonthTold(world, full.month)
  const email = {
    key: `model-month-${full.month}`,
    to: company.office_recipient,
    ...fullMonthEmail(full, company),
  }
  await sendOnce(world, email, (world) => recordFullMonthTold(world, full.month))
}
