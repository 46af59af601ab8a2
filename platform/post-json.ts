/** Sends JSON and reads the JSON that answers it; null where no whole answer came within the time. Runs in any browser. */
export async function postJson(address: string, content: object, timeout: number) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeout)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
      signal: late.signal,
    })
    const body: unknown = await answer.json()
    return { status: answer.status, body }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
