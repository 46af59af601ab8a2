type Awaited = { leadId: string; key: string }

let awaited: Awaited | null = null

/** A key was pressed on a row of the list: what it does happens as soon as the request is on the screen. */
export function awaitKey(leadId: string, key: string) {
  awaited = { leadId, key }
}

/** The key that waits for this request, once. One that waits for another request is forgotten: the person went elsewhere. */
export function takeKey(leadId: string): string | null {
  const key = awaited?.leadId === leadId ? awaited.key : null
  awaited = null
  return key
}
