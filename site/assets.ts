import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageKind, PageSection } from './page-kinds.ts'
import type { ShareName } from './share-words.ts'

/** What pages load beside the inlined script, one module each: `enhance/<name>.ts`. */
export const moduleNames = [
  'contact',
  'receipt',
  'notices',
  'analytics',
  'before-after',
  'filters',
  'questions',
  'sign',
  'verify',
  'vitals',
] as const
export type ModuleName = (typeof moduleNames)[number]

export type SiteUrls = {
  readonly font: string
  readonly favicon: string
  readonly logo: string
  /** Of home screens: in two sizes, and one that is cut to a shape. */
  readonly icons: { readonly small: string; readonly large: string; readonly maskable: string }
  readonly share: Readonly<Partial<Record<ShareName, string>>>
  readonly modules: Readonly<Record<ModuleName, string>>
}

type MapPoint = readonly [number, number]

/** What the build leaves for the renderer: texts that are written into each page, and addresses of hashed files. */
export type SiteAssets = {
  readonly style: string
  /** What pages of one kind, or with one section, have beside it, where they need more. */
  readonly kindStyles: Readonly<Partial<Record<PageKind | PageSection, string>>>
  readonly script: string
  /** Of the service worker that keeps pages readable offline. */
  readonly worker: string
  readonly art: {
    readonly contours: string
    readonly house: string
    readonly map: string
    readonly points: Readonly<Record<string, MapPoint>>
  }
  readonly urls: SiteUrls
}

export function readSiteAssets(distDir: string): SiteAssets {
  const read = (name: string) => readFileSync(join(distDir, 'site', name), 'utf8')
  return {
    style: read('site.css'),
    kindStyles: JSON.parse(read('kinds.json')),
    script: read('enhance.js'),
    worker: read('worker.js'),
    art: {
      contours: read('art/contours.svg'),
      house: read('art/house.svg'),
      map: read('art/map.svg'),
      points: JSON.parse(read('art/map-points.json')),
    },
    urls: JSON.parse(read('manifest.json')),
  }
}
