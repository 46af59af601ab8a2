import type { World } from '#platform/world.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import type { JobPhoto, JobPhotoFields } from './job-photo.ts'
import { pictureHash } from './photo.ts'

type Taken = Pick<JobPhoto, 'id' | 'job_id' | 'sha256' | 'time_from' | 'phase' | 'room_id'> &
  Pick<JobPhotoFields, 'original_sha256'> & { taken: Date; at: Date; by: string }

/** Records what of a photo never changes, with the hash of the file that is stored and handed out. The caller holds the job. */
export async function addPhotoEvidence(world: World, photo: Taken): Promise<void> {
  const { id, job_id, sha256, original_sha256 = null, taken, time_from, phase, room_id, at, by } = photo
  const picture_sha256 = await readPictureHash(world, sha256)
  const taken_at = taken.toISOString()
  const content = { sha256, picture_sha256, original_sha256, taken_at, time_from, phase, room_id }
  await addEvidence(world, job_id, { kind: 'photo', subject: id, content, employee_id: by, at })
}

async function readPictureHash({ db }: World, sha256: string) {
  const row = await db.selectFrom('photo').select('file_key').where('sha256', '=', sha256).executeTakeFirst()
  return row ? pictureHash(row.file_key) : null
}
