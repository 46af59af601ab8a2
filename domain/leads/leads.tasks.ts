import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/letters/letters.server.ts'
import { getLeadForLetter } from './lead-views.server.ts'
import { recordLeadMailed } from './leads.server.ts'
import { newLeadLetter } from './new-lead.letter.ts'

/** One mail per request, whatever happens twice. */
export async function mailOffice(world: World, { lead_id }: { lead_id: string }): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const lead = await getLeadForLetter(world, lead_id)
  const letter = newLeadLetter(lead, company, world.publicUrl)
  const addressed = { key: `lead-${lead_id}`, to: company.office_recipient, ...letter }
  await sendOnce(world, addressed, (world, dispatch) => recordLeadMailed(world, { lead_id, dispatch }))
}
