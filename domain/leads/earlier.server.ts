import type { World } from '#platform/world.ts'

/** Numbers that the visitor corrected, the latest first. */
export async function earlierPhonesOf({ db }: World, leadId: string) {
  const rows = await db
    .selectFrom('earlier_phone')
    .select(['phone', 'replaced_at'])
    .where('lead_id', '=', leadId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ phone, replaced_at }) => ({ phone, replaced_at: replaced_at.toISOString() }))
}

/** What the visitor wrote and then changed, the latest first. */
export async function earlierMessagesOf({ db }: World, leadId: string) {
  const rows = await db
    .selectFrom('earlier_message')
    .select(['message', 'replaced_at'])
    .where('lead_id', '=', leadId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ message, replaced_at }) => ({ message, replaced_at: replaced_at.toISOString() }))
}
