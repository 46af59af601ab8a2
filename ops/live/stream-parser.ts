export type StreamMessage = { id: string; event: string; data: string }

/**
 * Reads `text/event-stream` piece by piece, wherever the pieces break. Of the standard it leaves out `retry:`; the
 * connection has its own back-off.
 */
export function createStreamParser() {
  let rest = ''
  let id = ''
  let event = ''
  let data: string[] = []

  function readLine(line: string): StreamMessage | null {
    if (line === '') return dispatch()
    const { field, value } = split(line)
    if (field === 'data') data.push(value)
    if (field === 'event') event = value
    if (field === 'id' && !value.includes('\0')) id = value
    return null
  }

  function dispatch() {
    const message = data.length > 0 ? { id, event: event || 'message', data: data.join('\n') } : null
    data = []
    event = ''
    return message
  }

  return {
    push(piece: string) {
      const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      return lines.map(readLine).filter((message) => message !== null)
    },
  }
}

function split(line: string) {
  const colon = line.indexOf(':')
  if (colon === -1) return { field: line, value: '' }
  return { field: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') }
}
