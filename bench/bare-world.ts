import type { Database } from '#platform/database/database.ts'
import { openLog } from '#platform/log.ts'
import type { World } from '#platform/world.ts'

/** A world for what asks the database alone. */
export function bareWorld(db: Database): World {
  const never = () => {
    throw new Error('this measurement asks the database alone')
  }
  return {
    db,
    files: { put: never, setAside: never, read: never, open: never, remove: never },
    mail: { send: never },
    texts: { send: never },
    push: { publicKey: '', send: never },
    room: { refusal: () => null, photoRefusal: () => null, refusalFor: () => null },
    now: () => new Date(),
    log: openLog('silent'),
    secret: Buffer.alloc(32),
    publicUrl: '',
    wakeRelay: () => {},
  }
}
