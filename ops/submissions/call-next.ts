/** The request whose caller is rung up next: whoever claims it finds the keyboard on its number. */
let awaited: string | null = null

export function callNext(leadId: string) {
  awaited = leadId
  focusCall(leadId)
}

/** Moves the keyboard to the number of a request that was just claimed; true where it was. */
export function takeCall(leadId: string) {
  return awaited === leadId && focusCall(leadId)
}

function focusCall(leadId: string) {
  const link = document.querySelector<HTMLElement>(`[data-call="${leadId}"]`)
  link?.focus()
  if (link) awaited = null
  return link !== null
}
