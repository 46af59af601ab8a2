/** One event of a stream. */
export type StreamEvent = { readonly name: string; readonly data: string }

/** The whole events in a text, and the rest that is still to come. Beats of the heart are none. */
export function eventsIn(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const lines = block.split('\n')
    const of = (field: string) =>
      lines
        .find((line) => line.startsWith(field))
        ?.slice(field.length)
        .trim() ?? ''
    const [name, data] = [of('event:'), of('data:')]
    return data ? [{ name, data }] : []
  })
  return { events, rest }
}
