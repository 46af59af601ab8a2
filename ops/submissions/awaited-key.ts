type Awaited = { leadId: string; key: string }

let awaited: Awaited | null = null

/** A key was pressed on a row of the list: its action runs as soon as the request is on the screen. */
export function awaitKey(leadId: string, key: string) {
  awaited = { leadId, key }
}

/** The key that was pressed for this request, once. One for another request is dropped: the person went elsewhere. */
export function takeKey(leadId: string): string | null {
  const key = awaited?.leadId === leadId ? awaited.key : null
  awaited = null
  return key
}
