import { ground } from '#look/logo.ts'
import type { SiteContext } from './page.ts'

/**
 * `/site.webmanifest`: what a phone shows of us on its home screen. It opens in the browser, so that nobody is asked to
 * install anything with a flooded house; the portal, which is worth installing, is none of its business.
 */
export function siteManifest({ company, assets: { urls } }: Pick<SiteContext, 'company' | 'assets'>) {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
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
    icons: [
      icon(urls.icons.small, 192, 'any'),
      icon(urls.icons.large, 512, 'any'),
      icon(urls.icons.maskable, 512, 'maskable'),
    ],
  })
}
