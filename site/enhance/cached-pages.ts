/** What the worker keeps, and what it makes of it. Pure, so that it is read and tested without a browser. */
export const mostCachedPages = 40

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>

/** Files carry the hash of what they hold in their name, so one that is kept is never old. */
export function isFile({ method, url }: Asked, origin: string) {
  return method === 'GET' && url.startsWith(`${origin}/assets/`)
}

/** A public page, asked for by a navigation or by the script that swaps pages. */
export function isPage({ method, url, mode, destination }: Asked, origin: string) {
  const { origin: theirs, pathname } = new URL(url)
  const isWanted = mode === 'navigate' ? destination !== 'iframe' : destination === ''
  return (
    method === 'GET' && theirs === origin && isWanted && !/^\/(ops|api|assets)(\/|$)|\.\w+$/.test(pathname)
  )
}

/**
 * Only what is the same for everyone: a page that the server does not want stored may be personal, and so may be whatever
 * hangs on a query.
 */
export function isKept(
  url: string,
  { ok, redirected, headers }: Pick<Response, 'ok' | 'redirected' | 'headers'>,
) {
  const isHtml = headers.get('content-type')?.startsWith('text/html')
  const isForAll = !headers.get('cache-control')?.match(/no-store|private/)
  return ok && !redirected && isHtml && isForAll && !url.includes('?')
}

/** The font, icons and scripts that a page names. Pictures are left out: they weigh too much to be taken along. */
export function filesOf(html: string) {
  return [...new Set(html.match(/\/assets\/[\w-]+\.(?:woff2|js|svg)/g))]
}

/** A kept page, which says of itself that it is one. */
export function asKept(html: string, from: Date) {
  const date = from.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  const notice = `You are offline. This page is from ${date}; the phone number works.`
  return html.replace(/<main[^>]*>/, `$&<p class="offline" role="status">${notice}</p>`)
}

type Kept = { readonly path: string; readonly html: string }

/** For a page that was never seen: the frame of one that was, with the way to those. */
export function asMissing(shell: string, kept: readonly Kept[]) {
  const links = kept.map(({ path, html }) => `<li><a href="${path}">${titleOf(html)}</a></li>`).join('')
  const call = /<a class="call".*?<\/a>/s.exec(shell)?.[0] ?? ''
  const body = `<section class="head" data-missing><svg class="land" aria-hidden="true"><use href="#land"/></svg><div class="wrap"><h1>You are offline</h1><div class="head-call">${call}</div><p class="lead">We can’t load this page without internet. It opens by itself once you’re connected. The phone number works now.</p></div></section><section class="wrap section"><h2 class="index-title">What you can read now</h2><ul class="index">${links}</ul></section>`
  return shell
    .replace(/<title>.*?<\/title>/s, '<title>You are offline</title>')
    .replace(/(<main[^>]*>).*<\/main>/s, (_, start: string) => `${start}${body}</main>`)
}

function titleOf(html: string) {
  return /<title>(.*?)<\/title>/s.exec(html)?.[1]?.replace(/ \|[^|]*$/, '') ?? ''
}
