import type { World } from '#platform/world.ts'
import { isRoomOf } from '#domain/readings/job-places.server.ts'
import { insertJobPhoto, type ToldPhoto } from './store-job-photo.server.ts'

/**
 * Adds a photo that the server refused from the field to its job, which the caller has locked, in the name of whoever took it. The open
 * problem holds its bytes. A room that is not of this job is left out: the photo is what counts.
 */
export async function takeJobPhotoOver(world: World, photo: Omit<ToldPhoto, 'taken'>): Promise<void> {
  const isThere = photo.room_id !== null && (await isRoomOf(world, photo.room_id, photo.job_id))
  const room_id = isThere ? photo.room_id : null
  const taken = new Date(Math.min(Date.parse(photo.taken_at), world.now().getTime()))
  await insertJobPhoto(world, { ...photo, room_id, taken }, () => Promise.resolve())
}
