import type { Limiter } from '#platform/requests/limits.ts'
import { tooManyRequests } from './too-many.ts'

type Limits = Readonly<Record<'leads' | 'unproven', Limiter>>
type Sender = { address: string; phone: () => Promise<string> | string }

/**
 * What every door does first with a request for help, before anything else is looked at: a flood from one address is refused, with
 * the number to call. Whether the address is crowded is asked, and thereby counted, only of what may have come from a person.
 */
export async function countSender({ leads, unproven }: Limits, { address, phone }: Sender) {
  await leads.use(address, async () => tooManyRequests(await phone()))
  return { address, isCrowded: async () => !(await unproven.tryUse(address)) }
}
