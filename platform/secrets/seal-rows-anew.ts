import { sealAnew } from './sealed.ts'
import type { World } from '#platform/world.ts'

type SealedRows = {
  purpose: string
  rows: readonly { of: string; sealed: Buffer }[]
  keep: (of: string, sealed: Buffer) => Promise<unknown>
}

/** Runs at start; see `sealAnew`. Rows encrypted with another secret are reported and left alone: they can't be decrypted. */
export async function sealRowsAnew({ secret, log }: Pick<World, 'secret' | 'log'>, sealed: SealedRows) {
  for (const row of sealed.rows) {
    const anew = sealedAnew(secret, { purpose: sealed.purpose, of: row.of }, row.sealed)
    if (anew) await sealed.keep(row.of, anew)
    else log.warn({ purpose: sealed.purpose, of: row.of }, 'the secret does not open this')
  }
}

function sealedAnew(...[secret, label, bytes]: Parameters<typeof sealAnew>) {
  try {
    return sealAnew(secret, label, bytes)
  } catch {
    return null
  }
}
