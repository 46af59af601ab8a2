/** As fast as the other side reads it, and no further once it has left. */
export function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const each = parts[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await each.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await each.return?.()
    },
  })
}
