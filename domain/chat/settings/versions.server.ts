import { Refusal } from '#platform/refusal.ts'
import { partsNamed } from '#platform/versions/changed-parts.ts'
import { pageOfVersions, readVersionCursor, type VersionQuery } from '#platform/versions/version-page.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readSettings, settingsParts, type ChatSettings, type ChatSettingsVersionPage } from './settings.ts'

/** What was ever set about the chat, newest first. */
export async function listSettingsVersions(
  { db }: World,
  _manager: Allowed<'chat.settings'>,
  { limit, cursor }: VersionQuery,
): Promise<ChatSettingsVersionPage> {
  const found = await db
    .selectFrom('chat_settings_version')
    .leftJoin('employee', 'employee.id', 'chat_settings_version.employee_id')
    .select(['chat_settings_version.revision', 'settings', 'at', 'employee.name as by'])
    .where('chat_settings_version.revision', '<', readVersionCursor(cursor))
    .orderBy('chat_settings_version.revision', 'desc')
    .limit(limit + 1)
    .execute()
  const versions = found.map(({ settings, ...row }) => ({ ...row, document: readSettings(settings) }))
  const { items, next } = pageOfVersions(versions, limit, settingsParts)
  return {
    items: items.map(({ document, ...version }) => ({
      ...version,
      after: partsNamed(document, version.changed),
    })),
    next,
  }
}

export async function getVersion({ db }: World, revision: number): Promise<ChatSettings> {
  const version = await db
    .selectFrom('chat_settings_version')
    .select('settings')
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!version) throw new Refusal(404, 'version-not-found', 'This version was not found.')
  return readSettings(version.settings)
}
