import { ground } from '#look/logo.ts'
import { manifestIcons } from '#look/manifest-icons.ts'
import type { SiteContext } from './page.ts'

/**
 * `/site.webmanifest`: what a phone shows of us on its home screen. It opens in the browser, so that nobody is asked to
 * install anything with a flooded house; the portal, which is worth installing, is none of its business.
 */
export function siteManifest({ company, assets: { urls } }: Pick<SiteContext, 'company' | 'assets'>) {
  return JSON.stringify({
    id: '/',
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: ground,
    background_color: ground,
    icons: manifestIcons(urls.icons),
  })
}
