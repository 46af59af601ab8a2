import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { Room } from '#platform/disk-room/room.ts'
import type { Settings } from '#platform/env.ts'
import { localFiles } from '#platform/files/files.ts'
import type { Log } from '#platform/log.ts'
import { openMail } from '#platform/mail/mail.ts'
import { openPush } from '#platform/push/push.ts'
import { openTexts } from '#platform/text-messages/texts.ts'
import type { World } from '#platform/world.ts'
import { readSecret } from './secret.ts'

type Parts = { dataDir: string; db: Database; room: Room; log: Log; wakeRelay: () => void }

/** What every verb works with: the database, and what else these settings say. */
export async function openWorld(settings: Settings, { dataDir, ...parts }: Parts): Promise<World> {
  const { PUBLIC_URL: publicUrl, DEMO: isDemo } = settings
  const secret = await readSecret(dataDir)
  return {
    ...parts,
    files: await localFiles(join(dataDir, 'files')),
    mail: openMail({
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      folder: join(dataDir, 'mail'),
      isDemo,
    }),
    texts: openTexts({
      service: settings.SMS_URL ? { url: settings.SMS_URL, token: settings.SMS_TOKEN } : null,
      folder: join(dataDir, 'texts'),
      isDemo,
    }),
    push: openPush({ secret, publicUrl, isDemo }),
    now: () => new Date(),
    secret,
    publicUrl,
  }
}
