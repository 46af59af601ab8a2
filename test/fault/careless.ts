import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverCommand, type ServerPlace, type StartOptions } from './built-server.ts'
import { query } from './stored-photos.ts'

/** The product with one of its safeguards taken away, by means that are not its own. */
export type Control = {
  name: string
  options: StartOptions
  /** Before the start that makes it careless. */
  prepare: (place: ServerPlace) => Promise<unknown>
}

const withoutSync = pathToFileURL(join(import.meta.dirname, 'without-sync.mjs')).href

export const controls: readonly Control[] = [
  {
    // The database says yes before the disk does, and takes its time with the disk.
    name: 'without synchronous commits',
    options: {},
    async prepare(place) {
      await query(place, 'alter role app set synchronous_commit = off')
      await query(place, `alter system set wal_writer_delay = '10s'`)
    },
  },
  {
    name: 'without synced photos',
    options: { command: ['--import', withoutSync, ...serverCommand] },
    prepare: async () => {},
  },
]
