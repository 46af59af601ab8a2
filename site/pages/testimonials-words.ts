/** How a review comes to stand on the page, and what nobody can buy or prevent. */
export const reviewRules = [
  {
    title: 'As it was written',
    text: 'Not shortened and not polished. We take out a phone number or a street, and mark the gap.',
  },
  {
    title: 'With a yes',
    text: 'Its author agrees in writing that it may stand here. A first name, the town and the month are enough.',
  },
  {
    title: 'Stars do not decide',
    text: 'One star is printed by the same rules as five.',
  },
  {
    title: 'Our answer stands below',
    text: 'Where we got something wrong, we say what we did about it. We do not argue.',
  },
  {
    title: 'Nothing in return',
    text: 'No discount, no gift, no raffle. A review that was paid for is an advertisement.',
  },
  {
    title: 'Never after trauma work',
    text: 'Families have enough to carry. We do not ask them, and we print nothing unless they ask us to.',
  },
] as const

/** What helps whoever reads it in trouble of their own. */
export const reviewPrompts = [
  'What had happened, and in which kind of building?',
  'What went well, and who did it?',
  'What should we do differently next time?',
] as const
