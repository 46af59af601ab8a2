/** Ends this task: what the browser has to draw or answer comes first. Timers would wait a second each in a tab that nobody sees. */
export function nextTask() {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
