import {
  closeServerPlace,
  openServerPlace,
  startBuiltServer,
  type BuiltServer,
  type ServerPlace,
  type StartOptions,
} from './built-server.ts'
import type { LoopDisk } from './loop-disk.ts'
import { openLedger, type Ledger } from './visitor.ts'

/** Where a fault happens. Changes as servers are killed and started again. */
export type Stage = {
  place: ServerPlace
  server: BuiltServer
  ledger: Ledger
  /** Where the next visitor goes. */
  url: () => string
  disk: LoopDisk | null
  close(): Promise<void>
}

/** A server of our own in an empty folder, on a disk of its own if one is given. */
export async function openStage(disk: LoopDisk | null = null, options?: StartOptions): Promise<Stage> {
  const place = await openServerPlace(disk?.folder)
  const stage: Stage = {
    place,
    server: await startBuiltServer(place, options),
    ledger: openLedger(),
    url: () => stage.server.url,
    disk,
    async close() {
      await stage.server.stop()
      await closeServerPlace(place)
      await disk?.remove()
    },
  }
  return stage
}
