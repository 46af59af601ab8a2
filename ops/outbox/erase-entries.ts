import type { PortalDatabase } from '../store/database.ts'

/**
 * Of a device that is erased: what the server or the office has leaves it, and of the rest what was read of the server. What was not sent
 * stays, locked. It takes no key, as the people who used the device may have left it: a clash loses its two sides, is sent again, and
 * clashes anew.
 */
export async function eraseEntries({ entries, blobs, asOne }: PortalDatabase): Promise<void> {
  await asOne(async () => {
    const there = await entries.where('state').anyOf('received', 'taken_over', 'discarded').toArray()
    await blobs.bulkDelete(there.map(({ id }) => id))
    await entries.bulkDelete(there.map(({ turn }) => turn))
    await entries.toCollection().modify((row) => {
      delete row.sides
      if (row.state === 'clash') Object.assign(row, { state: 'waiting', fault: null, since: Date.now() })
    })
  })
}
