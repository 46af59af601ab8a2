/** How the portal gets onto a device: it is there, the browser offers it, by the share menu of Apple, or by the browser's menu. */
export type InstallWay = 'installed' | 'offered' | 'share-menu' | 'browser-menu'

type Browser = {
  isInstalled: boolean
  isOffered: boolean
  userAgent: string
  /** Safari on an iPad says that it is a Mac; no Mac has a touch screen. */
  touchPoints: number
}

export function installWay({ isInstalled, isOffered, userAgent, touchPoints }: Browser): InstallWay {
  if (isInstalled) return 'installed'
  if (isOffered) return 'offered'
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)
  return isApple ? 'share-menu' : 'browser-menu'
}
