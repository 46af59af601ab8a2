import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { trouble } from '#platform/trouble.ts'
import { localFiles } from '#platform/files/files.ts'
import { openLog } from '#platform/log.ts'
import { openMail } from '#platform/mail/mail.ts'
import { openPush } from '#platform/push/push.ts'
import { openTexts } from '#platform/text-messages/texts.ts'
import type { World } from '#platform/world.ts'
import { listOwners } from '#domain/employees/employees.server.ts'
import { requireDatabase, runCommand, withPostgres, type Environment } from './command.ts'
import { readSecret } from './secret.ts'

type Owner = { id: string; username: string }

/** Runs what an owner can no longer do in the portal. Anyone who can run it here could also read the database. */
export function runOwnerCommand(name: string, help: (world: World, owner: Owner) => Promise<void>) {
  return runCommand(async (environment) => {
    const [username] = parseArgs({ allowPositionals: true }).positionals
    requireDatabase(environment)
    await withPostgres(environment, async (connection) => {
      const db = openDatabase(connection, () => {}, 2)
      try {
        const world = await openWorld(environment, db)
        await help(world, await chooseOwner(world, name, username))
      } finally {
        await db.destroy()
      }
    })
  })
}

/** The only owner there is, or the one that was named. */
async function chooseOwner(world: World, name: string, username: string | undefined) {
  const owners = await listOwners(world)
  const named = owners.filter((owner) => owner.username.toLowerCase() === username?.toLowerCase())
  const found = username === undefined ? owners : named
  const [owner] = found
  if (owner && found.length === 1) return owner
  const names = owners.map(({ username }) => username).join(', ')
  throw trouble(
    username === undefined ? `There are ${owners.length} owners.` : `${username} is not an owner.`,
    names ? `Choose one: npm run ${name} <username>. Owners: ${names}.` : 'Restore a backup.',
  )
}

async function openWorld({ settings, dataDir }: Environment, db: Database): Promise<World> {
  const secret = await readSecret(dataDir)
  return {
    db,
    files: localFiles(join(dataDir, 'files')),
    texts: openTexts({ service: null, folder: join(dataDir, 'texts') }),
    mail: openMail({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, folder: join(dataDir, 'mail') }),
    push: openPush({ secret, publicUrl: settings.PUBLIC_URL }),
    room: { refusal: () => null, photoRefusal: () => null, refusalFor: () => null },
    now: () => new Date(),
    log: openLog('silent'),
    secret,
    publicUrl: settings.PUBLIC_URL,
    wakeRelay: () => {},
  }
}
