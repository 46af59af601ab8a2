import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { replaceDocument, type Versioned } from '#platform/versions/replace-document.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { ReadyWords } from './canned.ts'
import { chatSettingsChanged } from './settings-event.ts'
import {
  readSettings,
  settingsParts,
  type ChatSettings,
  type ChatSettingsNow,
  type ChatSettingsRevision,
  type SettingsPart,
} from './settings.ts'
import { getVersion } from './versions.server.ts'

type Manager = Allowed<'chat.settings'>

/** For who may change them. */
export function getSettingsToEdit(world: World, _manager: Manager): Promise<ChatSettingsNow> {
  return getSettingsNow(world)
}

/** For the chat itself. */
export async function getSettings({ db }: World): Promise<ChatSettings> {
  const { settings } = await db.selectFrom('chat_settings').select('settings').executeTakeFirstOrThrow()
  return readSettings(settings)
}

/** For whoever replies to visitors. */
export async function getReadyWords(world: World, _replier: Allowed<'chat.reply'>): Promise<ReadyWords> {
  const { canned, questions } = await getSettings(world)
  const asked = Object.entries(questions.asked).map(([fact, { question }]) => [fact, question])
  return ReadyWords.parse({ canned: canned.replies, questions: Object.fromEntries(asked) })
}

/** `revision` is the one the change was made from; `replaceDocument` says what becomes of a change that came too late. */
export function changeSettings(
  world: World,
  manager: Manager,
  { settings, revision }: ChatSettingsRevision,
): Promise<ChatSettingsNow> {
  return inTransaction(world, (world) => replace(world, manager, { settings, revision }))
}

/** Brings a version back as a new one, so that this can be taken back like any change. */
export function restoreSettings(
  world: World,
  manager: Manager,
  { version, revision }: { version: number; revision: number },
): Promise<ChatSettingsNow> {
  return inTransaction(world, async (world) => {
    const settings = await getVersion(world, version)
    return replace(world, manager, { settings, revision })
  })
}

async function replace(world: World, { employee }: Manager, { settings, revision }: ChatSettingsRevision) {
  const wanted = { document: settings, revision, by: employee.id }
  const { changed, ...next } = await replaceDocument(world, chatSettings, wanted)
  if (changed.length > 0) {
    const told = { company_id: companyId, revision: next.revision, parts: changed }
    await announce(world, chatSettingsChanged, told, employee.id)
  }
  return getSettingsNow(world)
}

async function getSettingsNow({ db }: World): Promise<ChatSettingsNow> {
  const row = await db
    .selectFrom('chat_settings')
    .select(['settings', 'revision', 'changed_at'])
    .executeTakeFirstOrThrow()
  return {
    settings: readSettings(row.settings),
    revision: row.revision,
    changed_at: row.changed_at.toISOString(),
  }
}

const chatSettings: Versioned<ChatSettings, SettingsPart> = {
  names: settingsParts,
  async lock({ db }) {
    const { settings, revision } = await db
      .selectFrom('chat_settings')
      .select(['settings', 'revision'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    return { document: readSettings(settings), revision }
  },
  async store({ db, now }, { document, revision }, by) {
    const settings = JSON.stringify(document)
    await db.updateTable('chat_settings').set({ settings, revision, changed_at: now() }).execute()
    await db
      .insertInto('chat_settings_version')
      .values({ revision, settings, employee_id: by, at: now() })
      .execute()
  },
  async movedOn({ db }) {
    const latest = await db
      .selectFrom('chat_settings_version')
      .leftJoin('employee', 'employee.id', 'employee_id')
      .select('employee.name')
      .orderBy('chat_settings_version.revision', 'desc')
      .limit(1)
      .executeTakeFirst()
    const who = latest?.name ?? 'Someone else'
    return new Refusal(
      409,
      'chat-settings-moved-on',
      `${who} changed the chatbot settings first. Look at them before you save.`,
    )
  },
}
