/**
 * Runs ahead of all else, in a page or in the server: every time that it reads is off by as many milliseconds. The clocks of the browser
 * itself and of the service worker, which times nothing, stay right; a browser under libfaketime takes forty seconds to start.
 */
export function turnClock(offBy: number) {
  const right = Date
  globalThis.Date = new Proxy(right, {
    construct: (_, [first = right.now() + offBy, ...rest]) => Reflect.construct(right, [first, ...rest]),
    apply: () => new right(right.now() + offBy).toString(),
    get: (_, key) => (key === 'now' ? () => right.now() + offBy : Reflect.get(right, key)),
  })
}
