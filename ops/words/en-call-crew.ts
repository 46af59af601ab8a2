/** What stands below the call script. */
export const bar = {
  title: 'Before a crew leaves',
  all: 'Nothing more to ask before a crew leaves.',
  ask: 'Ask before a crew leaves:',
  still: 'Still to ask:',
  more: (count: number) => `and ${count} more`,
  save: 'Save without a crew',
  send: 'Send a crew',
}

/** What the chat of a request heard of a danger, as whoever sends a crew reads it. */
export const danger = {
  title: 'Danger in the chat',
  told: (number: string) => `The chat told them to call ${number}.`,
  tapped: 'They answered that someone is in danger.',
  byLink: 'Written on a device that opened a link from the office.',
  ask911: 'Is everyone out, and has 911 been called?',
  ask988: 'Is someone with them, and has 988 or 911 been called?',
  send: 'Yes, send a crew',
  back: 'Ask first',
}
