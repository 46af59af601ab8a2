import { ground } from '#look/logo.ts'
import { manifestIcons, type IconUrls } from '#look/manifest-icons.ts'

/** What a device needs to install the portal: staff open it from the home screen, in a window of its own. */
export function portalManifest({ name, icons }: { name: string; icons: IconUrls }) {
  return JSON.stringify({
    id: '/ops/',
    name,
    short_name: name,
    lang: 'en-US',
    start_url: '/ops/dashboard',
    scope: '/ops/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: manifestIcons(icons),
  })
}
