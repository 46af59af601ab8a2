import type { Database } from '#platform/database/database.ts'
import type { Room } from './disk-room/room.ts'
import type { Files } from '#platform/files/files.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Push } from '#platform/push/push.ts'
import type { Texts } from '#platform/text-messages/texts.ts'

/** The impure world as a value: the first argument of every verb, so that verbs compose in a transaction and run in a test. */
export type World = {
  readonly db: Database
  readonly files: Files
  readonly mail: Mail
  readonly texts: Texts
  readonly push: Push
  readonly room: Room
  readonly now: () => Date
  readonly log: Log
  /** Signs what goes out and must come back unchanged: photo addresses, the open time of a form. */
  readonly secret: Buffer
  /** Where the outside reaches us, without a slash at the end. */
  readonly publicUrl: string
  /** Called after a commit that announced events, so that the relay need not wait for its next look. */
  readonly wakeRelay: () => void
}
