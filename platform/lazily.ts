/**
 * Makes it when it is asked for first, and keeps it. The first format of dates costs a slow phone 60 ms: a file that the portal starts
 * with makes none as it is loaded.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
