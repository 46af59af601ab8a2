import { createHash } from 'node:crypto'
import type { World } from '#platform/world.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { storeCompanyPicture, type CompanyPicture } from './company-pictures.server.ts'

/** Takes a picture in and prepares it for the website. Repeating it changes nothing. */
export async function addCompanyPicture(
  world: World,
  manager: Allowed<'config.company'>,
  bytes: Uint8Array,
): Promise<CompanyPicture> {
  const { sha256 } = await receivePhoto(world, { sha256: hashOf(bytes), bytes })
  return storeCompanyPicture(world, manager, sha256)
}

function hashOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
