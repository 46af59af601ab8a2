import { ground, logoSize } from '#look/logo.ts'
import { shareSize } from '#look/share-size.ts'
import { businessData } from './business-data.ts'
import type { Page, SiteContext } from './page.ts'
import { sectionsOf } from './sections.ts'
import { shareNameOf, shareWords } from './share-words.ts'

/** The title of the window: with the brand behind it, unless it is in it already. */
export function fullTitle(title: string, brand: string) {
  return title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${brand}`
}

export function Head({ page, site }: { page: Page; site: SiteContext }) {
  const { company, publicUrl, assets } = site
  const title = fullTitle(page.title, company.name)
  const url = publicUrl + page.path
  const sheets = [page.kind, ...sectionsOf(page, site)]
  const picture = pictureOf(page, site)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {!page.nowhere && <link rel="canonical" href={url} />}
      {(page.unlisted || site.isDemo) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {!page.nowhere && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={`${picture.width}`} />
      <meta property="og:image:height" content={`${picture.height}`} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content={picture.card} />
      <meta name="theme-color" content={ground} />
      <link rel="icon" href={assets.urls.favicon} type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={assets.urls.font} as="font" type="font/woff2" crossOrigin="" />
      <style dangerouslySetInnerHTML={{ __html: assets.style }} />
      {sheets.map((name) => {
        const sheet = assets.kindStyles[name]
        return sheet && <style key={name} data-kind={name} dangerouslySetInnerHTML={{ __html: sheet }} />
      })}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: businessData(page, site) }} />
    </head>
  )
}

/** What social sites show beside a link: the picture of the page, else the logo. */
function pictureOf(page: Page, { company, publicUrl, assets: { urls } }: SiteContext) {
  const name = shareNameOf(page)
  const path = name && urls.share[name]
  return path
    ? { url: publicUrl + path, ...shareSize, alt: shareWords[name].alt, card: 'summary_large_image' }
    : { url: publicUrl + urls.logo, ...logoSize, alt: company.name, card: 'summary' }
}
