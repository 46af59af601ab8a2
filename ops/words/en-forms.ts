/** The forms that people fill in by halves and leave, by the kind of their draft. */
export const forms = {
  /** The group of facts has its own name. */
  facts: (group: string) => group,
  /** A form of the company, by what it is called. */
  paper: (title: string) => title,
  visit: 'Visit',
  'visit-item': 'To do',
  room: 'Room',
  reading: 'Reading',
  point: 'Moisture point',
  station: 'Place to measure the air',
  correction: 'Correction of a reading',
  deviation: 'Reason for the equipment',
  money: 'Charge or payment',
  message: 'Message',
  'needs-office': 'Needs the office',
  reply: 'Reply to the office',
  'call-answer': 'Answer to a technician',
  call: 'Call',
  chat: 'Reply in a chat',
  'chat-settings': 'Chat settings',
  company: 'Company',
  role: 'Role',
  person: 'Person',
  'new-person': 'New person',
  alerts: 'Alerts',
  profile: 'Profile',
}
