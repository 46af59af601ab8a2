import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { readMetrics } from './font-metrics.ts'

const weight = 600

/** Company facts can be edited, so a heading may hold anything a keyboard in Ohio can type, and our own signs. */
const characters = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '‘’“”–—·×°→★é©'

/** What the languages of the portal add to them. */
const accented = String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 0xa0 + i))

/** The display face, cut down to what is set in it. Hinting is left out: it would be half of the file. */
export function displayFont(targetFormat: 'woff2' | 'sfnt' = 'woff2') {
  return cutFont(characters, targetFormat)
}

/** The same with the letters of Western European languages. */
export function accentedDisplayFont() {
  return cutFont(characters + accented, 'woff2')
}

async function cutFont(characters: string, targetFormat: 'woff2' | 'sfnt') {
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

/** Sample words for matching the width of headings, which are in capitals. */
const headings =
  'MISSION RESTORE WATER DAMAGE FIRE AND SMOKE MOLD REMEDIATION TRAUMA CLEANUP BASEMENT RESTORATION WHAT HAPPENED ' +
  'WHY CHOOSE US AREAS WE SERVE OUR COMMITMENTS FINISHED JOBS QUESTIONS WITH ANSWERS STANDING IN WATER CALL NOW'

/**
 * Bold faces that computers and phones bring, under the names they are found by, and how wide these headings are in them, in
 * em: measured in Liberation Sans Bold, which is as wide as Arial Bold, and in Roboto Bold.
 */
const standIns = [
  { family: 'Arial', names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 137 },
  { family: 'Roboto', names: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], width: 127.1 },
] as const

/**
 * The face, and stand-ins that are shown until it has come: as wide and as tall as the face itself, so that lines break where
 * they did and what stands below them stays where it was (docs/decisions/0015). Their numbers come from the face.
 */
export async function fontFaces(url: string) {
  const { ascent, descent, lineGap, width } = readMetrics(await displayFont('sfnt'))
  const own = `@font-face{font-family:"Barlow Condensed";font-weight:${weight};font-display:swap;src:url(${url})format("woff2")}`
  const others = standIns.map(({ family, names, width: theirs }) => {
    const size = width(headings) / theirs
    const sources = names.map((name) => `local("${name}")`).join()
    return (
      `@font-face{font-family:"Barlow Condensed ${family}";font-weight:${weight};src:${sources};` +
      `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
      `descent-override:${percent(descent / size)};line-gap-override:${percent(lineGap / size)}}`
    )
  })
  return own + others.join('')
}

function percent(part: number) {
  return `${Number((100 * part).toFixed(1))}%`
}
