import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { isAfterwards } from './afterwards.ts'
import { afterwardsWords } from './afterwards-words.ts'
import type { Emergency } from './emergency.ts'
import { saysCannotSpeak } from '../hearing/cannot-speak.ts'
import { emergencyWords, textInstead } from './emergency-words.ts'
import { alertForDanger } from './danger-clock.server.ts'
import { addMessages } from '../messages.server.ts'
import { anyEmergencyWords, safetyWordsFor } from '../safety-words.ts'
import { setState } from '../states.server.ts'
import { ToldFacts } from '../facts/told-facts.ts'
import type { ChatOfRow } from '../visitor.server.ts'

/**
 * Says what to do in a danger that was told of in these words, softly on a page about trauma where it is over, and calls a person, or
 * alerts the one who is there.
 */
export async function tellOfDanger(
  world: World,
  chat: ChatOfRow,
  { kind, language, said = '' }: Emergency & { said?: string },
): Promise<void> {
  const { title, line } = emergencyWords[kind][language]
  const isSilent = saysCannotSpeak(said)
  const isOver = ToldFacts.parse(chat.facts).loss?.from_page === true && isAfterwards(said, { kind })
  // Begins anew before the danger is stored: with the new beginning the old one goes.
  if (chat.state === 'ended') await setState(world, chat.id, { state: 'automated' })
  await addDanger(
    world,
    chat,
    isOver
      ? { text: afterwardsWords[language], detail: { danger: kind, is_over: true } }
      : {
          text: [title, line, ...(isSilent ? [textInstead[language]] : [])].join(' '),
          detail: { danger: kind },
        },
  )
  await alertForDanger(world, chat)
}

/** Says what is safe in any case: it names no danger, so nothing stands over the chat. */
export function tellOfSafety(
  world: World,
  chat: ChatOfRow,
  { language, said }: Pick<Emergency, 'language'> & { said: string },
): Promise<void> {
  return addDanger(world, chat, { text: safetyWordsFor(said, language) })
}

/** Says what to do first, and the number to call, to whoever says only that it is an emergency. */
export async function tellOfAnyEmergency(
  world: World,
  chat: ChatOfRow,
  { language, phone }: Pick<Emergency, 'language'> & { phone: string },
): Promise<void> {
  return addDanger(world, chat, { text: anyEmergencyWords[language](phone) })
}

type Told = { text: string; detail?: { danger: Emergency['kind']; is_over?: true } }

async function addDanger(world: World, chat: ChatOfRow, told: Told) {
  const id = newId(world.now().getTime())
  await addMessages(world, chat.id, [{ id, author: 'automated', kind: 'danger', ...told }])
}
