import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SiteUrls = {
  readonly font: string
  readonly favicon: string
  readonly logo: string
  readonly contactScript: string
  readonly analyticsScript: string
}

type MapPoint = readonly [number, number]

/** What the build leaves for the renderer: texts that are written into each page, and addresses of hashed files. */
export type SiteAssets = {
  readonly style: string
  readonly script: string
  readonly art: {
    readonly contours: string
    readonly map: string
    readonly points: Readonly<Record<string, MapPoint>>
  }
  readonly urls: SiteUrls
}

export function readSiteAssets(distDir: string): SiteAssets {
  const read = (name: string) => readFileSync(join(distDir, 'site', name), 'utf8')
  return {
    style: read('site.css'),
    script: read('enhance.js'),
    art: {
      contours: read('art/contours.svg'),
      map: read('art/map.svg'),
      points: JSON.parse(read('art/map-points.json')),
    },
    urls: JSON.parse(read('manifest.json')),
  }
}
