import type { World } from '#platform/world.ts'
import { maySignIn } from './may-sign-in.ts'

/** Someone who agreed to be shown on the website: their name, and what they wish to be said of them. */
export type PublicPerson = { readonly name: string; readonly title: string; readonly bio: string }

const mostShown = 60

/** Those who agreed and work here, who came first in front. */
export function listPublicPeople({ db }: World): Promise<PublicPerson[]> {
  return db
    .selectFrom('employee')
    .select(['name', 'title', 'bio'])
    .where(maySignIn)
    .where('is_public', '=', true)
    .orderBy('hired_on', (order) => order.asc().nullsLast())
    .orderBy((name) => name.fn('lower', ['employee.name']))
    .orderBy('id')
    .limit(mostShown)
    .execute()
}
