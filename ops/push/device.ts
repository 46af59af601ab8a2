import { newId } from '#platform/uuid.ts'
import { registerWorker } from '../worker/register.ts'
import { stateOf, type DeviceState } from './device-state.ts'
import { deleteSubscription, getPushKey, putSubscription } from './push-api.ts'
import { findSubscription, forgetDevice, storeDevice, storedDevice } from './stored-device.ts'

/** Whether this device shows notifications to the person. */
export async function readDeviceState(person: string): Promise<DeviceState> {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return stateOf({
    userAgent: navigator.userAgent,
    hasTouch: navigator.maxTouchPoints > 1,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isSupported,
    permission: isSupported ? Notification.permission : 'default',
    isSubscribed: isSupported && storedDevice()?.person === person && (await findSubscription()) !== null,
  })
}

/** Asks the person where the browser has to, and subscribes. They may say no: the new state tells. */
export async function turnOn(person: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) === 'granted') {
    try {
      await connect(person)
    } catch (error) {
      await forgetDevice()
      throw error
    }
  }
  return readDeviceState(person)
}

export async function turnOff(person: string): Promise<DeviceState> {
  const device = storedDevice()
  await forgetDevice()
  // The server may have removed it already, and what it sends to a browser without a subscription is answered with "gone".
  if (device) await deleteSubscription(device.id).catch(() => {})
  return readDeviceState(person)
}

/**
 * At each start of the portal: the session or the address of this browser may be new, and the server has to know both. What
 * someone else turned on here ends.
 */
export async function resumeDevice(person: string) {
  const device = storedDevice()
  if (!device) return
  if (device.person === person && Notification.permission === 'granted') await connect(person)
  else await forgetDevice()
}

async function connect(person: string) {
  const { pushManager } = await portalWorker()
  const { public_key } = await getPushKey()
  const { endpoint, keys } = (await subscribeWith(pushManager, public_key)).toJSON()
  const device = storedDevice()
  const id = device?.person === person ? device.id : newId()
  await putSubscription(id, {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
  storeDevice({ id, person })
}

/** A subscription that was made with another key, before a restore or a move, is of no use and stands in the way. */
async function subscribeWith(manager: PushManager, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}

/** The worker of the portal once it runs; the website has another one beside it. */
async function portalWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker()
  const registration = await navigator.serviceWorker.getRegistration('/ops/')
  if (!registration) throw new Error('The service worker of the portal is not registered.')
  const { active, installing, waiting } = registration
  const coming = active ?? waiting ?? installing
  if (coming && coming.state !== 'activated')
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve()
      })
    })
  return registration
}
