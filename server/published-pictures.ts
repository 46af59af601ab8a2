import type { ServerResponse } from 'node:http'
import type { World } from '#platform/world.ts'
import { readPictureAddress } from '#domain/projects/addresses.ts'
import { findProjectPicture } from '#domain/projects/project-views.server.ts'
import { send } from './answer.ts'

/** Answers with a photo of a published project, and returns the status; null where the path is not one of theirs. */
export type PictureDoor = (response: ServerResponse, path: string) => Promise<number | null>

export function openProjectPictures(world: World): PictureDoor {
  return async function answerPicture(response, path) {
    const asked = readPictureAddress(path)
    const bytes = asked && (await findProjectPicture(world, asked.sha256, asked.width))
    return bytes ? send(response, 200, bytes, asAsset) : null
  }
}

const asAsset = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' }
