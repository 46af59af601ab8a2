import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstFacts } from '#domain/company/first-facts.ts'
import { contoursSymbol } from '#look/contours.ts'
import { cutAwayHouse } from '#look/cut-away-house.ts'
import { displayFont, fontFaces } from '#look/font.ts'
import { writeHashed } from '#look/hashed-asset.ts'
import { faviconSvg } from '#look/logo.ts'
import { faviconIco, homeScreenIcons } from '#look/icon-pictures.ts'
import { logoPicture } from '#look/logo-picture.ts'
import { serviceMap } from '#look/service-map.ts'
import { buildEnhance } from './enhance/build.ts'
import { sharePictures } from './share-pictures.ts'
import { styleSheets } from './style-sheets.ts'

/**
 * Makes `dist/site` (what is written into pages), `dist/assets` (hashed files that pages point to) and `dist/root` (files
 * that are asked for by fixed names).
 */
export async function buildSite(outDir: string): Promise<void> {
  await Promise.all([
    mkdir(join(outDir, 'site', 'art'), { recursive: true }),
    mkdir(join(outDir, 'root'), { recursive: true }),
  ])
  const [font, logo, icons, favicon, share, styles, modules] = await Promise.all([
    displayFont(),
    logoPicture(firstFacts.name.toUpperCase()),
    homeScreenIcons(),
    faviconIco(),
    sharePictures(),
    styleSheets(),
    buildEnhance(outDir),
  ])
  const keep = (name: string, body: string | Uint8Array) => writeHashed(outDir, name, body)
  const shared = share.map(async ([name, picture]) => [name, await keep(`share-${name}.png`, picture)])
  const urls = {
    font: await keep('barlow-condensed.woff2', font),
    favicon: await keep('favicon.svg', faviconSvg()),
    logo: await keep('logo.png', logo),
    icons: {
      small: await keep('icon-small.png', icons.small),
      large: await keep('icon-large.png', icons.large),
      maskable: await keep('icon-maskable.png', icons.maskable),
    },
    share: Object.fromEntries(await Promise.all(shared)),
    modules,
  }
  const map = serviceMap()
  const files = {
    'site.css': (await fontFaces(urls.font)) + styles.site,
    'kinds.json': JSON.stringify(styles.kinds),
    'art/contours.svg': contoursSymbol(),
    'art/house.svg': cutAwayHouse(),
    'art/map.svg': map.svg,
    'art/map-points.json': JSON.stringify(map.points),
    'manifest.json': JSON.stringify(urls),
  }
  await Promise.all([
    ...Object.entries(files).map(([name, text]) => writeFile(join(outDir, 'site', name), text)),
    writeFile(join(outDir, 'root', 'favicon.ico'), favicon),
    writeFile(join(outDir, 'root', 'apple-touch-icon.png'), icons.apple),
  ])
}
