const place = 'signedIn'
const event = 'signed-in'

/** Gives the portal whom the login page has signed in, in the same document, whether its script has come already or not. */
export function handOver(signedIn: { user: unknown; remember: boolean }) {
  Reflect.set(document, place, signedIn)
  document.dispatchEvent(new Event(event))
}

/** What was handed over, as soon as it was; null where the portal has a document of its own. */
export async function handedOver(): Promise<unknown> {
  if (!document.querySelector('[data-login]')) return null
  if (!Reflect.has(document, place))
    await new Promise((resolve) => document.addEventListener(event, resolve, { once: true }))
  return Reflect.get(document, place)
}
