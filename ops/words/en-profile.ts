import type { OwnField } from '#domain/employees/employee-fields.ts'
import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'

type OwnNames = Partial<Record<OwnField, string>>
/** Of fields that have another name here than in the office’s form. */
const ownNames: OwnNames = { languages: 'Languages you speak' }

/** The profile of the signed-in person. */
/** Apart from the other words: only the screens of a person's own profile need them. */
export const profile = {
  title: 'Profile',
  parts: 'Profile sections',
  part: {
    you: 'Personal info',
    signature: 'Signature',
    password: 'Password',
    security: 'Two-step verification',
    devices: 'Devices',
    alerts: 'Alerts',
    calendar: 'Calendar',
    reading: 'Display and language',
    certifications: 'Certifications',
  },
  failed: 'Your profile couldn’t be loaded',
  page: 'page',
  conflict: 'Your changes are still here, and the other fields are now up to date. Review them, then save.',

  picture: {
    title: 'Picture',
    lead: 'Your coworkers see it. We crop it to a square and remove location and time data.',
    choose: 'Choose a picture',
    replace: 'Change picture',
    remove: 'Remove picture',
    uploading: 'Uploading...',
    kept: 'Picture saved',
    removed: 'Picture removed',
    none: 'No picture yet. Your initials are shown instead.',
    tooLarge: `This picture is larger than ${maxPhotoMegabytes} MB. Choose a smaller one.`,
  },
  you: {
    name: 'Name',
    nameLead: 'The office manages your username, title and roles.',
    fields: ownNames,
    calledHint: 'Shown to coworkers and on the website',
    contact: 'Contact',
    contactLead: 'For coworkers and alerts. Not shown on the website.',
    private: 'Private',
    privateLead: 'Visible to you and to people who can edit employees.',
    website: 'Website',
    shown: 'You’re shown on the website with this bio.',
    notShown: 'You’re not shown on the website. If that changes, this bio appears with your name.',
    saved: 'Profile saved',
  },

  signature: {
    title: 'Your signature',
    lead: 'Draw it once, then sign forms with your PIN. It’s stored encrypted, and no one can see it without the PIN.',
    none: 'You don’t have a signature yet.',
    set: (when: string) => `Added ${when}`,
    show: 'Show signature',
    again: 'Draw a new signature',
    newPin: 'Set a new PIN',
    remove: 'Remove signature',
    draw: 'Draw with your finger, a pen or a mouse.',
    typeInstead: 'Type your name instead',
    drawInstead: 'Draw it instead',
    typed: 'Your name as a signature',
    empty: 'Draw your signature or type your name.',
    pin: 'PIN',
    pinHint: 'Four to eight digits that you don’t use anywhere else',
    pinAgain: 'Confirm PIN',
    pinDiffers: 'The PINs don’t match.',
    password: 'Your password',
    passwordHint: 'This keeps others from signing for you on an unlocked device.',
    save: 'Save signature',
    savePin: 'Save PIN',
    saved: 'Signature saved',
    pinSaved: 'New PIN saved',
    removed: 'Signature removed',
    showTitle: 'Show your signature',
    open: 'Show',
    removeTitle: 'Remove your signature?',
    removeWords: 'Forms you already signed stay signed. To sign again, you’ll need to add a new signature.',
  },

  password: {
    title: 'Change your password',
    lead: 'Changing it signs out your other devices.',
    current: 'Current password',
    next: 'New password',
    hint: (least: number) => `At least ${least} characters. Several words in a row are easy to remember.`,
    tooShort: (least: number) => `Use at least ${least} characters.`,
    same: 'Choose a password that’s different from your current one.',
    missing: 'Enter your current password.',
    save: 'Change password',
    saving: 'Changing...',
    saved: 'Password changed',
    ended: (count: number) =>
      count === 0
        ? 'You weren’t signed in on any other device.'
        : count === 1
          ? '1 other device was signed out.'
          : `${count} other devices were signed out.`,
  },

  calendar: {
    title: 'Your visits in your own calendar',
    lead: 'The calendar on your phone or computer can show your visits: job number, town and time. Nothing else about the customer is in it.',
    failed: 'Your calendar address couldn’t be loaded',
    none: 'You don’t have a calendar address yet.',
    make: 'Make a calendar address',
    made: (when: string) =>
      `Your address was made ${when}. It was shown once. If you don’t have it any more, make a new one.`,
    address: 'Your calendar address',
    once: 'Copy it now: it isn’t shown again. Subscribe to it in your calendar app. Anyone who has it sees when and where your visits are, so don’t pass it on.',
    copy: 'Copy address',
    copied: 'Copied',
    open: 'Open in calendar app',
    replace: 'Make a new address',
    replaceTitle: 'Make a new calendar address?',
    revoke: 'Revoke address',
    revokeTitle: 'Revoke your calendar address?',
    revoked: 'Calendar address revoked',
    ends: 'It stops working when you change your password, sign out all other devices or erase one.',
    stops: 'Calendars that use the present address stop getting your visits.',
  },

  devices: {
    title: 'Where you’re signed in',
    lead: 'If you lost a device or see one you don’t recognize, erase it here first. Then change your password.',
    failed: 'Your devices couldn’t be loaded',
    this: 'This device',
    seen: (when: string) => `Last seen ${when}`,
    since: (when: string) => `signed in ${when}`,
    kept: 'stays signed in',
    signOut: 'Sign out',
    signOutWhat: (device: string) => `Sign out ${device}`,
    signedOut: (device: string) => `${device} was signed out`,
    erase: 'Erase',
    eraseWhat: (device: string) => `Erase ${device}`,
    eraseTitle: (device: string) => `Erase ${device}?`,
    eraseRead:
      'The device is signed out now. The next time it reaches the server, it erases the requests and photos it downloaded, and notes and forms that were typed there but not saved.',
    eraseUnsent:
      'Notes, photos and steps that were saved there but not sent yet stay on the device, locked to you. They will send after you sign in there again.',
    eraseAction: 'Sign out and erase',
    erased: (device: string) => `${device} was signed out and will be erased when it reaches the server`,
    others: 'Sign out all others',
    othersTitle: 'Sign out all other devices?',
    othersWords:
      'Each device will ask for your password again right away, and your calendar address stops working. Saved work isn’t affected.',
    unknown: 'Unknown device',
    none: 'You’re not signed in on any other device.',
  },

  alerts: {
    ways: 'How you get alerts',
    waysLead: 'When a request needs you. Alerts always appear in the portal.',
    mail: 'Email',
    mailTo: (address: string) => (address ? `To ${address}.` : 'You haven’t added an email address yet.'),
    text: 'Text message',
    textTo: (number: string) => (number ? `To ${number}.` : 'You haven’t added a mobile number yet.'),
    quiet: 'Quiet hours',
    device: {
      title: 'Notifications on this device',
      lead: 'They don’t show names, addresses or phone numbers.',
      states: {
        on: 'Notifications are on. This device tells you when a request needs an answer or is assigned to you, and when a visit of yours is planned, moved or canceled, until you sign out here.',
        off: 'Notifications are off on this device.',
        blocked:
          'Notifications are blocked in this browser. Allow them for this site in the browser’s settings, then reload this page.',
        install:
          'On an iPhone or iPad, add the portal to your home screen first. Tap Share, then Add to Home Screen. Open the portal from there and turn on notifications.',
        unsupported:
          'This browser can’t show notifications. Use a current version of Chrome, Edge, Firefox or Safari.',
      },
      turnOn: 'Turn on notifications',
      turnOff: 'Turn off notifications',
      failed: 'Notifications couldn’t be turned on',
      failedWords: 'Check your connection and try again. If that doesn’t help, try another browser.',
    },
    quietLead: 'No emails, text messages or notifications during these hours, unless you’re on call.',
    isQuiet: 'Use quiet hours',
    from: 'From',
    until: 'Until',
    zone: 'In the company’s time zone',
    saved: 'Alert settings saved',
  },

  reading: {
    lead: 'Saved on this device. Changes apply right away.',
    contrast: 'Contrast',
    contrastLead: 'High contrast makes text and lines easier to see, for example in bright sunlight.',
    contrasts: { usual: 'Standard', more: 'High', system: 'Match device' },
    size: 'Text size',
    sizes: { '100': 'Standard', '115': 'Large', '130': 'Largest' },
    language: 'Language',
    languageLead:
      'Applies on all your devices. The screens for work in the field are translated. The office’s screens are in English.',
    languageFailed: 'The language couldn’t be changed',
    sample: 'Preview',
    sampleName: 'Water in the basement',
    sampleWords: 'Waiting 12 minutes for a first call',
  },
}

export type ProfileWords = typeof profile
