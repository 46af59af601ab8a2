import type { World } from '#platform/world.ts'
import { textsOf } from './chat-views.server.ts'
import { saysCannotSpeak } from './hearing/cannot-speak.ts'

/** Whether the visitor wrote that they cannot speak on the phone: they are written to. */
export async function isTextOnly(world: World, chatId: string): Promise<boolean> {
  return (await textsOf(world, chatId)).some(saysCannotSpeak)
}
