import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { build } from 'vite'
import { firstFacts } from '#domain/company/first-facts.ts'
import { contoursSymbol } from '#look/contours.ts'
import { displayFont, fontFaces } from '#look/font.ts'
import { faviconSvg } from '#look/logo.ts'
import { logoPicture } from '#look/logo-picture.ts'
import { serviceMap } from '#look/service-map.ts'
import { projectRoot } from '#platform/project-root.ts'
import { buildEnhance } from './enhance/build.ts'
import { pageKinds } from './page-kinds.ts'
import { sharePictures } from './share-pictures.ts'

/** Makes `dist/site` (what is written into pages) and `dist/assets` (hashed files that pages point to). */
export async function buildSite(outDir: string): Promise<void> {
  await Promise.all([
    mkdir(join(outDir, 'site', 'art'), { recursive: true }),
    mkdir(join(outDir, 'assets'), { recursive: true }),
  ])
  const [font, logo, share, css, kindStyles, modules] = await Promise.all([
    displayFont(),
    logoPicture(firstFacts.name.toUpperCase()),
    sharePictures(),
    styleSheet('site.css'),
    stylesOfKinds(),
    buildEnhance(outDir),
  ])
  const keep = (name: string, body: string | Uint8Array) => writeHashed(outDir, name, body)
  const shared = share.map(async ([name, picture]) => [name, await keep(`share-${name}.png`, picture)])
  const urls = {
    font: await keep('barlow-condensed.woff2', font),
    favicon: await keep('favicon.svg', faviconSvg()),
    logo: await keep('logo.png', logo),
    share: Object.fromEntries(await Promise.all(shared)),
    modules,
  }
  const map = serviceMap()
  const files = {
    'site.css': fontFaces(urls.font) + css,
    'kinds.json': JSON.stringify(kindStyles),
    'art/contours.svg': contoursSymbol(),
    'art/map.svg': map.svg,
    'art/map-points.json': JSON.stringify(map.points),
    'manifest.json': JSON.stringify(urls),
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(outDir, 'site', name), text)))
}

async function stylesOfKinds() {
  const own = readdirSync(join(import.meta.dirname, 'kinds'))
  const kinds = pageKinds.filter((kind) => own.includes(`${kind}.css`))
  const sheets = kinds.map(async (kind) => [kind, await styleSheet(`kinds/${kind}.css`)])
  return Object.fromEntries(await Promise.all(sheets))
}

/** A style sheet, minified, with all that it imports inside it. */
async function styleSheet(file: string) {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Lightning CSS alone: the default also looks for a PostCSS set-up that we do not have.
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      cssTarget: ['chrome120', 'safari17', 'firefox121'],
      rolldownOptions: { input: join(import.meta.dirname, file) },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('No style sheet came out of the build.')
  return String(sheet.source).trim()
}

async function writeHashed(outDir: string, name: string, body: string | Uint8Array) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  const file = `${basename(name, extname(name))}-${hash}${extname(name)}`
  await writeFile(join(outDir, 'assets', file), body)
  return `/assets/${file}`
}
