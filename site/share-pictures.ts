import { services } from '#domain/services/services.ts'
import { beforeAndAfter, cards, counties, emblem, hill } from '#look/share-art.ts'
import { sharePicture } from '#look/share-picture.ts'
import { shareWords, type ShareName } from './share-words.ts'

const aside = { x: 915, y: 315, scale: 1.05 }
const signs = [...services.map(({ slug }) => slug), 'all-services'] as const

const art: Readonly<Record<ShareName, string>> = {
  home: counties({ x: 690, y: 30, scale: 0.98 }, false),
  services: cards(signs, { x: 740, y: 75, scale: 1 }),
  'water-damage': emblem('water-damage', aside),
  'fire-damage': emblem('fire-damage', aside),
  'mold-remediation': emblem('mold-remediation', aside),
  'trauma-cleanup': emblem('trauma-cleanup', aside),
  'basement-restoration': emblem('basement-restoration', aside),
  about: hill({ ...aside, y: 480, scale: 9 }),
  commitments: emblem('certified', aside),
  testimonials: emblem('veteran', aside),
  projects: beforeAndAfter(aside),
  contact: emblem('phone', aside),
  questions: emblem('question', aside),
  privacy: emblem('insured', aside),
  area: counties({ x: 600, y: -150, scale: 1.5 }, true),
}

/** Draws them all, each on a piece of land of its own. */
export async function sharePictures(): Promise<(readonly [ShareName, Buffer])[]> {
  const names = Object.keys(shareWords).filter((name): name is ShareName => name in art)
  return Promise.all(
    names.map(async (name, nth) => {
      const picture = await sharePicture({
        ...shareWords[name],
        art: art[name],
        turn: nth * 47,
        isName: name === 'home',
      })
      return [name, picture] as const
    }),
  )
}
