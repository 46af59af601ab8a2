import type { LoaderSettings } from '#domain/chat/settings/loader.ts'

/** The loader with what it finds as `chat`: nothing of a page sees it, however often the script stands there. */
export function withSettings(script: string, settings: LoaderSettings) {
  return `(chat=>{${script}})(${JSON.stringify(settings)})`
}
