/** The public address of a published project's photo. Its content never changes, so it can be cached forever. */
export function pictureAddress(sha256: string, width: number) {
  return `/projects/photos/${sha256}-${width}.webp`
}

export function readPictureAddress(path: string) {
  const [, sha256, width] = /^\/projects\/photos\/([0-9a-f]{64})-([1-9]\d{0,3})\.webp$/.exec(path) ?? []
  return sha256 && width ? { sha256, width: Number(width) } : null
}

export function projectPath(slug: string) {
  return `/projects/${slug}`
}

export function readProjectPath(path: string) {
  return /^\/projects\/([a-z0-9-]{1,80})$/.exec(path)?.[1] ?? null
}
