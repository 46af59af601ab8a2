import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { localOf } from '#domain/company/local-time.ts'
import { readOnCall } from './on-call.server.ts'
import { headOf } from './settings/head-of.ts'
import { groupOf } from './settings/page-groups.ts'
import { questionsOf } from './settings/questions.ts'
import { getSettings } from './settings/settings.server.ts'
import type { ChatStart } from './start.ts'

/** What a chat opens with on a page. Of the staff it names who is on call now, and nobody else. */
export async function readChatStart(world: World, page: string): Promise<ChatStart> {
  const [{ phone, name }, onCall, settings] = await Promise.all([
    getCompany(world),
    readOnCall(world),
    getSettings(world),
  ])
  const time = localOf(world.now()).slice('2026-11-20T'.length)
  return {
    phone,
    on_call: onCall,
    head: headOf(settings, { group: groupOf(page, settings.trauma), time, onCall, company: name }),
    questions: questionsOf(settings.questions),
  }
}
