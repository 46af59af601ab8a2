import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import type { ServerPlace } from './built-server.ts'
import type { Problems } from './findings.ts'

/** Every photo the database knows must lie on the disk, and be the picture whose hash is its name. */
export async function findDamagedPhotos(place: ServerPlace): Promise<{ looked: number; damaged: Problems }> {
  const { rows } = await query<{ file_key: string; thumbnail_key: string }>(
    place,
    'select file_key, thumbnail_key from photo',
  )
  const found = rows.flatMap(({ file_key, thumbnail_key }) => [
    findDamage(place, file_key, (bytes) => hashOf(bytes) === basename(file_key, '.jpg')),
    findDamage(place, thumbnail_key, isWhole),
  ])
  const damaged = (await Promise.all(found)).filter((problem) => problem !== null)
  return { looked: rows.length, damaged }
}

/** Asks the embedded database past the app. */
export async function query<Row extends object>({ dataDir }: ServerPlace, sql: string) {
  const host = join(databaseHome(dataDir).home, 'run')
  const client = new Client({ host, port: 5432, user: 'app', database: 'postgres' })
  await client.connect()
  return client.query<Row>(sql).finally(() => client.end())
}

async function findDamage({ dataDir }: ServerPlace, key: string, isSound: (bytes: Buffer) => boolean) {
  const bytes = await readFile(join(dataDir, 'files', key)).catch(() => null)
  if (!bytes) return `${key} is missing`
  return isSound(bytes) ? null : `${key} is damaged`
}

/** A thumbnail is named by its picture; that it is as long as it says is what can be held against it. */
function isWhole(webp: Buffer) {
  return (
    webp.length > 12 && webp.toString('latin1', 0, 4) === 'RIFF' && webp.readUInt32LE(4) + 8 <= webp.length
  )
}

function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex')
}
