import { signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

/** Pixels to a side: what the largest place for it shows on a sharp screen. */
export const portraitSide = 512

/** An address lasts from one of these steps until the one after the next. */
const step = 5 * minute

/**
 * Where the portrait can be had for five to ten minutes. The address stays the same for five, so that a list of people that
 * is read again does not load every face again.
 */
export function portraitUrl({ secret, now }: Pick<World, 'secret' | 'now'>, id: string): string {
  const until = new Date((Math.floor(now().getTime() / step) + 2) * step)
  return signPath(secret, pathOfPortrait(id), until)
}

export function pathOfPortrait(id: string) {
  return `/api/portraits/${id}`
}
