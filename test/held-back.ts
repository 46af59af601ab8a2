/** A body of which the last part comes when it is told to. */
export function heldBack(text: string) {
  const bytes = Buffer.from(text)
  let finish = () => {}
  let begin = () => {}
  const isBeingRead = new Promise<void>((resolve) => (begin = resolve))
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 5))
      finish = () => {
        controller.enqueue(bytes.subarray(5))
        controller.close()
      }
    },
    pull: () => begin(),
  })
  return { stream, isBeingRead, finish: () => finish() }
}
