const place = 'askedFirst'

/** Leaves for the portal's own script what the script in its page has asked the server: an answer to "who am I?". */
export function leaveAsked(answer: Promise<Response>) {
  Reflect.set(document, place, answer)
  // Whoever takes it is told of a network that failed.
  answer.catch(() => {})
}

/** What was asked that way, for whoever comes first; null where it was not, or is taken already. */
export function takeAsked(): Promise<Response> | null {
  const answer: unknown = Reflect.get(document, place)
  Reflect.deleteProperty(document, place)
  return answer instanceof Promise ? answer : null
}
