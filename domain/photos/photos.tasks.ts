import type { World } from '#platform/world.ts'
import { sweepPendingPhotos } from './photos.server.ts'

export async function sweepPhotos(world: World): Promise<void> {
  const swept = await sweepPendingPhotos(world)
  if (swept > 0) world.log.info({ swept }, 'photos without a request were swept')
}
