/** What the build leaves for the login page: texts that are written into it, and addresses of the files that come behind it. */
export type LoginAssets = {
  readonly style: string
  /** Runs before anything is drawn, for the colors. */
  readonly first: string
  readonly script: string
  /** Address of the script that locks what a page left open that ended too early. */
  readonly lock: string
  readonly icon: string
  readonly font: string
  /** The portal, as its own page loads it; null in development, where the browser goes there instead. */
  readonly portal: PortalFiles | null
}

export type PortalFiles = {
  readonly style: string
  readonly script: string
  /** What the script and the first screen need beside it. */
  readonly others: readonly string[]
}
