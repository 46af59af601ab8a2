/** As long as a row takes to fold away. */
const foldMs = 150

/** Resolves once a row has folded away; at once for whoever wants no motion. */
export function folded(): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Promise((resolve) => setTimeout(resolve, isStill ? 0 : foldMs))
}
