import type { Dispatch } from '#platform/mail/mail.ts'
import { httpTexts, type TextService } from './http-texts.ts'
import { isTextable } from './textable.ts'
import { textsFolder } from './texts-folder.ts'

/** A text message to one phone, numbered as it is stored. The same key again is the same message, not another one. */
export type TextMessage = { key: string; to: string; body: string }

export type Texts = {
  /** Resolves once the message cannot be lost any more, with what became of it. Refuses by throwing, so that it is tried again. */
  send(message: TextMessage): Promise<Dispatch>
}

type Way = { service: TextService | null; folder: string; isDemo?: boolean }

/**
 * Through a text service where there is one, else as files in a folder. Those of a demo stay here, whatever service there is. A number
 * abroad, or one that charges for it, is refused here for whoever texts, our own people included.
 */
export function openTexts({ service, folder, isDemo = false }: Way): Texts {
  const texts = service && !isDemo ? httpTexts(service) : textsFolder(folder)
  return {
    async send(message) {
      if (!isTextable(message.to)) throw new Error('This number can’t be texted.')
      return texts.send(message)
    },
  }
}
