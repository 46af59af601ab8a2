/** `install`: iPhones and iPads show notifications only of what is on their home screen. */
export type DeviceState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

export type FoundDevice = {
  userAgent: string
  hasTouch: boolean
  /** Whether it runs from the home screen, in a window of its own. */
  isInstalled: boolean
  isSupported: boolean
  permission: NotificationPermission
  /** Whether the signed-in person turned notifications on in this browser. */
  isSubscribed: boolean
}

export function stateOf({ isSupported, permission, isSubscribed, ...device }: FoundDevice): DeviceState {
  if (!isSupported) return isOfApple(device) && !device.isInstalled ? 'install' : 'unsupported'
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}

/** An iPad says that it is a Mac, and no Mac can be touched. */
function isOfApple({ userAgent, hasTouch }: Pick<FoundDevice, 'userAgent' | 'hasTouch'>) {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && hasTouch)
}
