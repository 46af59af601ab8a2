/**
 * Tells the tag service which pages are seen. Its script runs in a sandboxed frame of an origin of its own, so that
 * it can never read the token of a member of staff who looks at a public page.
 */
const frame = document.createElement('iframe')
frame.sandbox.add('allow-scripts')
frame.src = '/api/analytics-frame'
frame.title = 'Analytics'
frame.hidden = true
const isReady = new Promise((ready) => frame.addEventListener('load', ready, { once: true }))
document.body.append(frame)

document.addEventListener('page', tell)
void tell()

async function tell() {
  // The address of a conversation is a secret.
  const path = location.pathname.replace(/^\/chat\/.*/, '/chat')
  const view = { location: location.origin + path + location.search, title: document.title }
  await isReady
  // An origin of its own has no name to address; the message says nothing but which page is seen.
  frame.contentWindow?.postMessage(view, '*')
}
