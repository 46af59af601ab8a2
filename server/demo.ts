import { createHmac } from 'node:crypto'
import { workOff } from '#platform/tasks/work-off.ts'
import type { World } from '#platform/world.ts'
import { escalate } from '#domain/alerts/alerts.tasks.ts'
import { givePassword } from '#domain/sessions/passwords.server.ts'
import { fillDemo } from '#db/demo/fill.ts'
import { isDemo, isDemoOnly } from '#db/demo/marker.ts'
import { people } from '#db/demo/people.ts'
import { decideForSite } from './chat-answers.ts'
import { tasks } from './tasks.ts'
import { typable } from './one-time-password.ts'

export type Demo = { password: string; people: typeof people }

/** Fills an empty database with the demo, or refuses any other; and refuses a demo where none was asked for. */
export async function openDemo(world: World, isWanted: boolean): Promise<Demo | null> {
  if (!isWanted) {
    if (await isDemo(world)) throw isDemoOnly()
    return null
  }
  const password = demoPassword(world.secret)
  const isNew = await fillDemo(world, { password, workOff: goOn, decide: decideForSite })
  // Someone may have tried the change of a password, or the folder with the secret may be a new one.
  if (!isNew) for (const { username } of people) await givePassword(world, username, password)
  return { password, people }
}

async function goOn(world: World) {
  await escalate(world)
  await workOff(world, tasks)
}

/** Derived from the installation's secret: the same at every start, and stored nowhere. */
function demoPassword(secret: Buffer) {
  const bytes = createHmac('sha256', secret).update('the password of the demo').digest()
  return typable((nth) => bytes.readUInt8(nth))
}
