/** What the portal stores on this device, and how it is installed. */
export const device = {
  title: 'This device',
  lead: 'The portal stores what you open here, so you can read it without a connection.',
  failed: 'This device’s storage couldn’t be read',
  space: 'Storage used',
  used: (used: string, quota: string) => `${used} of ${quota}`,
  spaceUnknown: 'This browser doesn’t say how much is stored.',
  lowSpace: 'When the device runs low on space',
  persisted: 'The browser won’t delete what the portal stored here.',
  notPersisted:
    'The browser may delete what the portal stored here, including work that wasn’t sent. Install the portal on this device to prevent that.',
  persistedUnknown: 'This browser doesn’t say whether it may delete what the portal stored here.',
  outbox: 'Outbox',
  openOutbox: 'Open the outbox',
  requests: 'Requests on this device',
  downloaded: (time: string) => `Downloaded ${time}`,
  photosHere: (here: number, all: number) =>
    here === all ? (all === 1 ? '1 photo' : `${all} photos`) : `${here} of ${all} photos`,
  onlyThese: (count: number) =>
    count === 1
      ? 'Showing the 1 request on this device; there may be others at the office.'
      : `Showing the ${count} requests on this device; there may be others at the office.`,
  searching: (count: number) =>
    count === 1
      ? 'Searching the 1 request on this device; there may be others at the office.'
      : `Searching the ${count} requests on this device; there may be others at the office.`,
  noRequests:
    'No requests are on this device. Those assigned to you are downloaded while you have a connection.',
  noneOpened: 'No requests are on this device. Those assigned to you are stored when you open them.',
  storesNothing: 'This browser stores no requests, so you need a connection to read them.',
  downloadAgain: 'Download again',
  downloadOffline: 'You’re offline. You can download them again when you have a connection.',
  downloadFailed: 'Not downloaded',
  upToDate: 'Everything is up to date.',
  install: 'App',
  installWays: {
    installed: 'The portal is installed on this device.',
    offered: 'Install the portal to open it from your home screen, in its own window.',
    'share-menu': 'To install the portal, tap Share, then Add to Home Screen.',
    'browser-menu':
      'To install the portal, open your browser’s menu and choose Install or Add to Home screen. Some browsers have neither.',
  },
  facts: 'Technical details',
  factsLead: 'For the person helping you by phone. It has no names, addresses or messages.',
  copy: 'Copy',
  copied: 'Copied.',
  installAction: 'Install the portal',
}
