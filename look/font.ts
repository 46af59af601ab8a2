import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const weight = 600

/** Company facts can be edited, so a heading may hold anything a keyboard in Ohio can type, and our own signs. */
const characters = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '‘’“”–—·×°→★é©'

/** The display face, cut down to what is set in it. Hinting is left out: it would be half of the file. */
export async function displayFont(targetFormat: 'woff2' | 'sfnt' = 'woff2') {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`,
  )
  return subsetFont(await readFile(file), characters, {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    // Family and style: the picture of our logo finds the face by name.
    ...(targetFormat === 'sfnt' && { preserveNameIds: [1, 2, 4, 6, 16, 17] }),
  })
}

/**
 * The face, and a stand-in for whom it does not reach at once: it keeps its place then, because a line that breaks
 * anew would push the call button away under the thumb. The numbers of the stand-in are the widths of our headings in
 * Barlow Condensed 600 against Arial Bold.
 */
export function fontFaces(url: string) {
  return (
    `@font-face{font-family:"Barlow Condensed";font-weight:${weight};font-display:optional;src:url(${url})format("woff2")}` +
    `@font-face{font-family:"Barlow Condensed Fallback";font-weight:${weight};` +
    'src:local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold");' +
    'size-adjust:67%;ascent-override:149.3%;descent-override:29.9%;line-gap-override:0%}'
  )
}
