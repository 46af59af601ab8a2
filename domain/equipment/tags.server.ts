import { createHash, createHmac } from 'node:crypto'
import type { World } from '#platform/world.ts'
import { TagToken, unitPath } from './unit-path.ts'

const tokenBytes = 18

/**
 * The secret in the QR code of a unit: 144 bits that only this installation can make, and makes the same each time, so that a label
 * can be printed again. The database has its hash alone.
 */
export function tagOfUnit({ secret }: World, unitId: string): string {
  const mac = createHmac('sha256', secret).update(`equipment tag of ${unitId}`).digest()
  return mac.subarray(0, tokenBytes).toString('base64url')
}

export function addressOfTag({ publicUrl }: World, token: string) {
  return publicUrl + unitPath(token)
}

export function hashOfTag(token: string) {
  return createHash('sha256').update(token).digest()
}

export type TaggedUnit = { id: string; number: string; state: 'here' | 'gone' }

/** The unit on whose label the secret stands; of one that is the company’s no more it is said that it is gone. */
export async function findTagged({ db }: World, token: string): Promise<TaggedUnit | null> {
  if (!TagToken.safeParse(token).success) return null
  const unit = await db
    .selectFrom('equipment_unit')
    .select(['id', 'number', 'state', 'removed_at'])
    .where('tag_hash', '=', hashOfTag(token))
    .executeTakeFirst()
  if (!unit) return null
  const isGone = unit.state === 'retired' || unit.removed_at !== null
  return { id: unit.id, number: unit.number, state: isGone ? 'gone' : 'here' }
}
