import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { getLeadForEmail } from './lead-views.server.ts'
import { recordLeadMailed } from './leads.server.ts'
import { newLeadEmail } from './new-lead.email.ts'

/** One mail per request, whatever happens twice. */
export async function mailOffice(world: World, { lead_id }: { lead_id: string }): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const lead = await getLeadForEmail(world, lead_id)
  const email = newLeadEmail(lead, company, world.publicUrl)
  const addressed = { key: `lead-${lead_id}`, to: company.office_recipient, ...email }
  await sendOnce(world, addressed, (world, dispatch) => recordLeadMailed(world, { lead_id, dispatch }))
}
