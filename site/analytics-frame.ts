import { createHash } from 'node:crypto'

const tagService = 'https://www.googletagmanager.com'
const collectors = 'https://*.google-analytics.com https://*.analytics.google.com'

/** The document in which the tag service's script runs: what `GET /api/analytics-frame` answers with. */
export function analyticsFrame(id: string) {
  const script = frameScript(id)
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Analytics</title><script>${script}</script></html>`,
    csp: [
      "default-src 'none'",
      `script-src 'sha256-${hash}' ${tagService}`,
      `connect-src ${tagService} ${collectors}`,
      `img-src ${tagService} ${collectors}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ].join('; '),
  }
}

// The sandbox has no cookies, and merely asking for one throws: the tag gets an empty jar instead.
function frameScript(id: string) {
  const text = JSON.stringify(id).replaceAll('<', '\\u003c')
  return `Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
window.dataLayer = []
function gtag() { dataLayer.push(arguments) }
gtag('js', new Date())
gtag('config', ${text}, { send_page_view: false, client_storage: 'none' })
addEventListener('message', ({ source, data }) => {
  if (source === parent) gtag('event', 'page_view', { page_location: data.location, page_title: data.title })
})
const tag = document.createElement('script')
tag.src = '${tagService}/gtag/js?id=' + encodeURIComponent(${text})
document.head.append(tag)`
}
