import type { ServerResponse } from 'node:http'
import type { World } from '#platform/world.ts'
import { findShownPicture } from '#domain/company/company-pictures.server.ts'
import { readPeoplePictureAddress } from '#domain/company/people.ts'
import { readPictureAddress } from '#domain/projects/addresses.ts'
import { findProjectPicture } from '#domain/projects/project-views.server.ts'
import { send } from './answer.ts'

/** Answers with a picture that a page shows, and returns the status; null where the path is not one of theirs. */
export type PictureDoor = (response: ServerResponse, path: string) => Promise<number | null>

export function openPublishedPictures(world: World): PictureDoor {
  return async function answerPicture(response, path) {
    const bytes = await find(world, path)
    return bytes ? send(response, { status: 200, body: bytes, headers: asAsset }) : null
  }
}

function find(world: World, path: string) {
  const ofProject = readPictureAddress(path)
  if (ofProject) return findProjectPicture(world, ofProject.sha256, ofProject.width)
  const ofPeople = readPeoplePictureAddress(path)
  return ofPeople && findShownPicture(world, ofPeople.sha256, ofPeople.width)
}

/** Minutes, although the bytes never change: a picture whose consent is withdrawn must be gone from every cache soon. */
const asAsset = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=300' }
