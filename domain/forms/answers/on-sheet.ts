import type { Field, Signer } from '../definition/field.ts'
import type { Path } from './path.ts'
import { Signed } from './signed.ts'

/**
 * What stands on the sheet that its signer signed with a pen: initials, and of the owner what they wrote by hand. Whoever signed one part
 * on paper and another on a screen had the screen for these too.
 */
export function onSheet(path: Path): (field: Field) => boolean {
  const ways = path.shown.flatMap((field) => {
    const way = field.type === 'signature' ? Signed.safeParse(path.valueOf(field.id)).data?.way : undefined
    return field.type === 'signature' && way ? [{ signer: field.signer, way }] : []
  })
  function hasPenAlone(asked: Signer) {
    const theirs = ways.filter(({ signer }) => signer === asked)
    return theirs.length > 0 && theirs.every(({ way }) => way === 'paper')
  }
  return (field) => {
    if (field.type === 'handwriting') return hasPenAlone('owner')
    return field.type === 'initials' && hasPenAlone(field.signer)
  }
}
