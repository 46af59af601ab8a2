/**
 * A promise whose value `use` returns at once when it is there. It has to be used in each render all the same: React knows what a
 * component waited for by the order of the calls, and gives the next one the value of the one that is left out.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}
