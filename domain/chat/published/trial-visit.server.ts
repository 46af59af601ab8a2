import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Language } from '#domain/preferences/language.ts'
import { visitorChat } from '../chat-views.server.ts'
import type { VisitorChat } from '../chat.ts'
import type { Decide } from '../decide.ts'
import type { openVisitorChat } from '../open.flow.ts'
import type { PageGroup } from '../settings/page-groups.ts'
import { getChatOf } from '../visitor.server.ts'
import type { sayInChat } from '../visitor-says.flow.ts'

/** The ways of every visit: whoever takes messages at the door has them. */
export type Ways = { open: typeof openVisitorChat; say: typeof sayInChat }

type Visit = { ways: Ways; text: string; group: PageGroup; language: Language; decide: Decide }

/** A page of each group, on which the visit of a trial begins. */
const pages: Readonly<Record<PageGroup, string>> = {
  home: '/',
  services: '/services/water-damage',
  trauma: '/services/trauma-cleanup',
  areas: '/service-areas/mahoning-county',
  questions: '/faq',
  contact: '/contact',
  others: '/about',
}

/**
 * What a visitor of such a page would read: their message goes the way of every message, in a transaction that is taken back. So nothing is
 * stored, no one is alerted, and the trial can never tell anything else than the chat.
 */
export async function visitWith(
  world: World,
  { ways, text, group, language, decide }: Visit,
): Promise<VisitorChat> {
  const over = new Error('A trial is taken back.')
  let seen: VisitorChat | undefined
  try {
    await inTransaction(world, async (world) => {
      const id = newId(world.now().getTime())
      const visitor = { id, secret: `a-trial-of-the-office-${id}` }
      await ways.open(world, visitor, {
        language,
        page: pages[group],
        first_page: pages[group],
        referrer: '',
        address: '',
        count: async () => {},
      })
      await ways.say(world, visitor, { id: newId(world.now().getTime()), text, decide })
      seen = await visitorChat(world, await getChatOf(world, visitor), 0)
      throw over
    })
  } catch (error) {
    if (error !== over) throw error
  }
  if (!seen) throw new Error('The trial of a question read nothing.')
  return seen
}
