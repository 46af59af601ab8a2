import type { World } from '#platform/world.ts'
import { mayReply, rolesThatAllow } from '#domain/employees/may-work.ts'

/** Whether whoever of the staff made a link to a conversation may still be in it: it opens nothing to anyone once they may not. */
export async function mayMakerReply(
  { db }: World,
  { chat_id, made_by }: { chat_id: string; made_by: string },
): Promise<boolean> {
  const maker = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', made_by)
    .where(mayReply)
    .where((maker) =>
      maker.or([
        maker.and(
          (['chat.reply', 'leads.view'] as const).map((permission) =>
            maker.exists(rolesThatAllow(maker, permission, ['all'])),
          ),
        ),
        maker.exists(
          maker
            .selectFrom('chat')
            .select('chat.id')
            .where('chat.id', '=', chat_id)
            .whereRef('chat.assigned_to', '=', 'employee.id'),
        ),
        maker.exists(
          maker
            .selectFrom('lead_reader')
            .select('lead_id')
            .where('lead_id', '=', chat_id)
            .whereRef('lead_reader.employee_id', '=', 'employee.id'),
        ),
      ]),
    )
    .executeTakeFirst()
  return maker !== undefined
}
