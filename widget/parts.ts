/**
 * What the panel fetches beside itself: the words of danger, the field for a number and the looks of what is said at once, so that they are there without a connection, and Spanish,
 * photos, a proof for a phone number and what is seldom needed when there are any.
 */
export function openParts(home: string) {
  const load = (name: string) => import(/* @vite-ignore */ new URL(`${name}.js`, home).href)
  return {
    danger: (): Promise<typeof import('./danger.ts')> => load('danger'),
    number: (): Promise<typeof import('./number.ts')> => load('number'),
    later: (): Promise<typeof import('./later.ts')> => load('later'),
    urgent: (): Promise<typeof import('./urgent.ts')> => load('urgent'),
    photos: (): Promise<typeof import('./photos.ts')> => load('photos'),
    es: (): Promise<typeof import('./es.ts')> => load('es'),
    more: (): Promise<typeof import('./more.ts')> => load('more'),
    proof: (): Promise<typeof import('./proof.ts')> => load('proof'),
  }
}

export type Parts = ReturnType<typeof openParts>
