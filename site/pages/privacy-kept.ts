/** How long what we know of people is kept. Each line is what the product does; change it with the product. */
export const kept: readonly { readonly what: string; readonly howLong: string }[] = [
  {
    what: 'Your request, our notes on it, and its history',
    howLong:
      'No date deletes it by itself. It stays until a person deletes it: when you ask, unless a law, a claim or open work makes us keep it.',
  },
  { what: 'Photos sent with a request', howLong: 'As long as the request.' },
  { what: 'Photos whose request was never sent', howLong: 'Deleted by themselves after about a day.' },
  {
    what: 'The mail that tells our office of your request',
    howLong: 'In the mailbox of the office, until a person deletes it.',
  },
  {
    what: 'What you typed into the form and have not sent',
    howLong: 'In this browser tab only, until you send it or close the tab.',
  },
  {
    what: 'The key with which your browser may change a request you sent',
    howLong: 'For 24 hours: in that browser, and on our server in a form that opens nothing.',
  },
  {
    what: 'That you closed the emergency banner',
    howLong: 'In this browser tab only, until you close the tab.',
  },
  {
    what: 'Pages you have read, for reading them without a network',
    howLong:
      'In this browser: the 40 read last, until you clear its data. No form that was filled in is among them.',
  },
  {
    what: 'How quick a page was',
    howLong: 'As a count of all visits together, until the server starts anew.',
  },
  {
    what: 'How many requests and photos came from one network address',
    howLong: 'In the memory of the server, for 15 minutes.',
  },
  {
    what: 'Which requests came from the same network address, as a code that does not tell the address',
    howLong: 'With the request, for one day.',
  },
  {
    what: 'Sign-ins of our staff',
    howLong:
      'One day, or until they sign out if they chose to stay signed in. The record of it goes 30 days later.',
  },
  {
    what: 'Backups',
    howLong: 'What was deleted is still in older backups until newer ones have replaced them.',
  },
]
