let isAsked = false

/**
 * Asks the browser never to delete by itself what is stored here, once for each page and as soon as it is worth something: where the
 * browser asks the person, they have just stored work. Most decide by themselves.
 */
export async function protectStored(): Promise<void> {
  if (isAsked || !('storage' in navigator) || !('persist' in navigator.storage)) return
  isAsked = true
  const { storage } = navigator
  if (!(await storage.persisted())) await storage.persist()
}
