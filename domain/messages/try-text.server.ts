import type { Dispatch } from '#platform/mail/mail.ts'
import type { World } from '#platform/world.ts'
import { codeOf } from '#domain/alerts/failure-words.ts'

type CustomerText = Parameters<World['texts']['send']>[0]

/** Sends a text message to a customer; null where the service failed. What it says may name the number, so its words are left out. */
export async function tryText(world: World, text: CustomerText): Promise<Dispatch | null> {
  try {
    return await world.texts.send(text)
  } catch (error) {
    world.log.warn({ text: text.key, code: codeOf(error) }, 'a customer could not be texted')
    return null
  }
}
