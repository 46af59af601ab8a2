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
  notPersisted: 'The browser may delete what the portal stored here, including work that wasn’t sent.',
  persistedUnknown: 'This browser doesn’t say whether it may delete what the portal stored here.',
  persist: 'Protect stored data',
  denied: 'The browser didn’t agree. Install the portal on this device, then try again.',
  install: 'App',
  installWays: {
    installed: 'The portal is installed on this device.',
    offered: 'Install the portal to open it from your home screen, in its own window.',
    'share-menu': 'To install the portal, tap Share, then Add to Home Screen.',
    'browser-menu':
      'To install the portal, open your browser’s menu and choose Install or Add to Home screen. Some browsers have neither.',
  },
  facts: 'Technical details',
  factsLead: 'For whoever helps you by phone. No names, addresses or texts are in it.',
  copy: 'Copy',
  copied: 'Copied.',
  installAction: 'Install the portal',
}
